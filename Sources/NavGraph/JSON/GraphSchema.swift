extension JSONSchema {
  /// Graph JSON, version 1: see ``GraphJSON``.
  public static let graph = JSONSchema(
    "graph",
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "navviz graph, version 1",
      "description": "The navigation map of an app: screens, the transitions between them, and tab bars. Readers keep fields that they do not know.",
      "type": "object",
      "required": ["format", "version"],
      "properties": {
        "format": { "const": "navviz.graph" },
        "version": { "const": 1 },
        "name": { "type": "string" },
        "entry": {
          "description": "Where the app starts: ids of screens.",
          "type": "array",
          "items": { "$ref": "#/$defs/id" }
        },
        "screens": { "type": "array", "items": { "$ref": "#/$defs/screen" } },
        "transitions": { "type": "array", "items": { "$ref": "#/$defs/transition" } },
        "tabs": { "type": "array", "items": { "$ref": "#/$defs/tabBar" } },
        "diagnostics": { "type": "array", "items": { "$ref": "#/$defs/diagnostic" } }
      },
      "$defs": {
        "id": { "type": "string" },
        "text": { "type": ["string", "null"] },
        "position": {
          "description": "Lines and columns count from 1, columns in UTF-8 bytes.",
          "type": ["integer", "null"],
          "minimum": 1
        },
        "file": {
          "description": "Relative to the folder that was read, with /.",
          "type": ["string", "null"]
        },
        "screen": {
          "type": "object",
          "required": ["id"],
          "properties": {
            "id": {
              "description": "The type name as a person would write it.",
              "$ref": "#/$defs/id"
            },
            "title": { "$ref": "#/$defs/text" },
            "kind": {
              "description": "Open set: screen, tabs, stack, split, page, window, app, system; screen where absent.",
              "$ref": "#/$defs/text"
            },
            "type": { "$ref": "#/$defs/text" },
            "module": { "$ref": "#/$defs/text" },
            "file": { "$ref": "#/$defs/file" },
            "line": { "$ref": "#/$defs/position" },
            "column": { "$ref": "#/$defs/position" },
            "hosted": {
              "description": "SwiftUI shown by a hosting controller.",
              "type": ["boolean", "null"]
            },
            "group": { "$ref": "#/$defs/text" },
            "image": { "$ref": "#/$defs/text" },
            "tags": { "type": "array", "items": { "type": "string" } }
          }
        },
        "transition": {
          "type": "object",
          "required": ["from", "to", "kind"],
          "properties": {
            "from": { "description": "A screen, or @anywhere.", "$ref": "#/$defs/id" },
            "to": {
              "description": "A screen, @previous, @presenter, @root, @self, @unknown, alert:…, url:… or system:….",
              "$ref": "#/$defs/id"
            },
            "kind": {
              "description": "Open set: push, sheet, fullScreenCover, popover, tab, detail, replace, root, window, embed, overlay, alert, confirmationDialog, link, back, dismiss, unwind.",
              "type": "string"
            },
            "trigger": { "$ref": "#/$defs/text" },
            "api": { "$ref": "#/$defs/text" },
            "via": { "type": "array", "items": { "type": "string" } },
            "wraps": { "$ref": "#/$defs/text" },
            "condition": { "$ref": "#/$defs/text" },
            "file": { "$ref": "#/$defs/file" },
            "line": { "$ref": "#/$defs/position" },
            "rank": {
              "description": "Its place among the transitions that begin at one location; 0 where absent.",
              "type": ["integer", "null"],
              "minimum": 0
            },
            "confidence": {
              "description": "How sure the importer is, in rising order; declared where absent.",
              "enum": ["guessed", "resolved", "direct", "declared", null]
            },
            "places": {
              "description": "Every origin, sorted; file and line repeat the first.",
              "type": "array",
              "items": { "$ref": "#/$defs/place" }
            }
          }
        },
        "place": {
          "type": "object",
          "properties": {
            "importer": { "$ref": "#/$defs/text" },
            "file": { "type": "string" },
            "line": { "$ref": "#/$defs/position" },
            "column": { "$ref": "#/$defs/position" }
          }
        },
        "tabBar": {
          "type": "object",
          "required": ["container", "order"],
          "properties": {
            "container": { "$ref": "#/$defs/id" },
            "order": {
              "description": "In the order on screen.",
              "type": "array",
              "items": { "$ref": "#/$defs/tab" }
            }
          }
        },
        "tab": {
          "type": "object",
          "required": ["to"],
          "properties": {
            "to": { "$ref": "#/$defs/id" },
            "label": { "$ref": "#/$defs/text" },
            "icon": { "$ref": "#/$defs/text" }
          }
        },
        "diagnostic": {
          "type": "object",
          "required": ["severity", "id", "message"],
          "properties": {
            "severity": { "enum": ["error", "warning", "note"] },
            "id": { "type": "string" },
            "message": { "type": "string" },
            "file": { "$ref": "#/$defs/file" },
            "line": { "$ref": "#/$defs/position" },
            "column": { "$ref": "#/$defs/position" }
          }
        }
      }
    }
    """#)
}
