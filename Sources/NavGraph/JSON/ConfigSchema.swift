extension JSONSchema {
  /// What a project says to navviz: `.navviz.json`.
  public static let config = JSONSchema(
    "config",
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "navviz.config.v1",
      "title": "navviz configuration, .navviz.json",
      "description": "What a project says to navviz. Comments, trailing commas, bare keys and single quotes are allowed.",
      "type": "object",
      "properties": {
        "$schema": { "description": "For editors.", "type": "string" },
        "idioms": {
          "description": "Calls that are transitions, whatever their code does.",
          "type": "array",
          "items": { "$ref": "#/$defs/idiom" }
        }
      },
      "additionalProperties": false,
      "$defs": {
        "idiom": {
          "type": "object",
          "required": ["call", "kind"],
          "properties": {
            "call": {
              "description": "Name of a function, a modifier, or a type that is made; Type.name where the name alone says too little.",
              "type": "string",
              "pattern": "^[^ ()]+$"
            },
            "kind": {
              "description": "Kind of the transition.",
              "enum": [
                "push", "sheet", "fullScreenCover", "popover", "tab", "detail", "replace", "root", "window",
                "embed", "overlay", "alert", "confirmationDialog", "link", "back", "dismiss", "unwind", "custom"
              ]
            },
            "target": {
              "description": "The argument that leads on, by label or by number from 0: a view, view controller, type, closure or name; of an alert the title, of a link the address.",
              "type": ["string", "integer"],
              "minimum": 0
            },
            "to": {
              "description": "The screen that the call always leads to, in place of target.",
              "type": "string"
            },
            "trigger": {
              "description": "The argument with the text that the user reads, by label or by number from 0.",
              "type": ["string", "integer"],
              "minimum": 0
            }
          },
          "additionalProperties": false
        }
      }
    }
    """#)
}
