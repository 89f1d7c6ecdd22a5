extension JSONSchema {
  /// Snapshots of live view controllers, version 1.
  public static let hierarchy = JSONSchema(
    "hierarchy",
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "navviz hierarchy, version 1",
      "description": "The view controllers of a running app at one moment. Readers keep fields that they do not know.",
      "type": "object",
      "required": ["format", "version", "roots"],
      "properties": {
        "format": { "const": "navviz.hierarchy" },
        "version": { "const": 1 },
        "roots": { "type": "array", "items": { "$ref": "#/$defs/root" } }
      },
      "$defs": {
        "root": {
          "$ref": "#/$defs/controller",
          "properties": {
            "window": {
              "type": "object",
              "properties": {
                "key": { "type": "boolean" },
                "hidden": { "type": "boolean" },
                "level": { "type": "number" }
              }
            },
            "scene": {
              "type": "object",
              "properties": { "id": { "type": "string" }, "state": { "type": "string" } }
            }
          }
        },
        "controller": {
          "type": "object",
          "required": ["class"],
          "properties": {
            "class": { "description": "As dumped.", "type": "string" },
            "module": { "type": "string" },
            "name": { "description": "Readable.", "type": "string" },
            "role": {
              "description": "Open set: window, navigation, tabBar, split, page, hosting, alert, other.",
              "type": "string"
            },
            "relation": {
              "description": "To the parent.",
              "enum": ["root", "child", "stacked", "tab", "column", "presented"]
            },
            "index": { "type": "integer", "minimum": 0 },
            "title": { "type": "string" },
            "style": { "description": "How it is presented.", "type": "string" },
            "state": { "type": "string" },
            "selected": { "type": "boolean" },
            "visible": { "type": "boolean" },
            "address": { "type": "string" },
            "view": {
              "type": "object",
              "properties": {
                "class": { "type": "string" },
                "address": { "type": "string" },
                "loaded": { "type": "boolean" },
                "inWindow": { "type": "boolean" }
              }
            },
            "children": {
              "description": "Presented controllers come after the others.",
              "type": "array",
              "items": { "$ref": "#/$defs/controller" }
            }
          }
        }
      }
    }
    """#)
}
