/// A storyboard around the scenes.
///
/// - Parameters:
///   - initial: object id of the controller that the arrow points at.
///   - attributes: further ones of the document.
func storyboard(
  initial: String? = nil, runtime: String = "iOS.CocoaTouch", attributes: String = "",
  _ scenes: String
) -> String {
  let arrow = initial.map { " initialViewController=\"\($0)\"" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="\(runtime)"\(arrow)\(attributes.isEmpty ? "" : " " + attributes)>
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
}

/// A scene with one controller.
///
/// - Parameters:
///   - element: of the controller.
///   - attributes: of the controller, besides its id.
///   - content: in the controller.
///   - dock: objects beside it.
func scene(
  _ id: String, _ element: String = "viewController", _ attributes: String = "",
  _ content: String = "", dock: String = ""
) -> String {
  """
  <scene sceneID="scene-\(id)"><objects>
  <\(element) id="\(id)"\(attributes.isEmpty ? "" : " " + attributes) sceneMemberID="viewController">
  \(content)
  </\(element)>
  <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" \
  userLabel="First Responder" sceneMemberID="firstResponder"/>
  \(dock)
  </objects></scene>
  """
}

/// Segues of the controller itself.
func connections(_ segues: String...) -> String {
  "<connections>\(segues.joined())</connections>"
}

func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
  let more = attributes.isEmpty ? "" : " " + attributes
  return "<segue kind=\"\(kind)\" destination=\"\(destination)\"\(more) id=\"s-\(destination)\"/>"
}

func relationship(_ name: String, to destination: String) -> String {
  segue("relationship", to: destination, "relationship=\"\(name)\"")
}
