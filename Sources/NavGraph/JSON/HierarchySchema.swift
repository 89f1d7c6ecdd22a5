extension JSONSchema {
  /// Snapshots of live view controllers, version 1.
  public static let hierarchy = JSONSchema(
    "hierarchy",
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "navviz.hierarchy.v1",
      "title": "navviz hierarchy snapshot, version 1",
      "description": "The view controllers of a running app at one moment. Unknown fields are kept by readers; null, empty fields and false marks are left out.",
      "type": "object",
      "required": ["format", "version", "roots"],
      "properties": {
        "format": { "const": "navviz.hierarchy" },
        "version": { "const": 1 },
        "roots": {
          "description": "One tree for each window, or for each part that was dumped, in the order of the source.",
          "type": "array",
          "items": { "$ref": "#/$defs/controller" }
        }
      },
      "$defs": {
        "controller": {
          "type": "object",
          "required": ["class"],
          "properties": {
            "class": {
              "description": "The class as dumped, mangled or not.",
              "type": "string"
            },
            "module": { "description": "Module of name.", "type": "string" },
            "name": {
              "description": "The name as a person would write it: for a hosting controller the SwiftUI view.",
              "type": "string"
            },
            "role": {
              "description": "Open set: window, navigation, tabBar, split, page, hosting, alert, search, system, other.",
              "type": "string"
            },
            "relation": {
              "description": "Open set: root, child, stacked, tab, column, presented.",
              "type": "string"
            },
            "index": {
              "description": "Position on the stack, among the tabs or columns.",
              "type": "integer",
              "minimum": 0
            },
            "title": { "type": "string" },
            "style": {
              "description": "Of a presented controller, in the words of UIModalPresentationStyle; the class of the presentation controller where it is not UIKit's.",
              "type": "string"
            },
            "state": {
              "description": "Open set: appeared, appearing, disappearing, disappeared.",
              "type": "string"
            },
            "selected": { "description": "The selected tab of its parent.", "type": "boolean" },
            "visible": { "description": "A person sees it now.", "type": "boolean" },
            "address": { "description": "Only on request.", "type": "string", "pattern": "^0x[0-9a-fA-F]+$" },
            "view": { "$ref": "#/$defs/view" },
            "window": { "$ref": "#/$defs/window" },
            "scene": { "$ref": "#/$defs/scene" },
            "children": {
              "description": "Contained controllers in their order, then the presented ones.",
              "type": "array",
              "items": { "$ref": "#/$defs/controller" }
            }
          }
        },
        "view": {
          "type": "object",
          "properties": {
            "class": { "type": "string" },
            "loaded": { "type": "boolean" },
            "inWindow": { "description": "Left out where the source does not tell.", "type": "boolean" }
          }
        },
        "window": {
          "description": "Of roots only.",
          "type": "object",
          "properties": {
            "key": { "type": "boolean" },
            "hidden": { "type": "boolean" },
            "level": { "description": "UIWindow.Level as a number.", "type": "number" }
          }
        },
        "scene": {
          "description": "Of roots only.",
          "type": "object",
          "properties": {
            "id": { "type": "string" },
            "state": { "description": "foregroundActive, foregroundInactive, background, unattached.", "type": "string" }
          }
        }
      }
    }
    """#)
}
