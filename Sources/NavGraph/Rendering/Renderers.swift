/// The renderers that come with navviz. Help, error messages, `docs/formats.md` and the tests that
/// every renderer must pass read this array.
public enum Renderers {
  public static let builtIn: [any Renderer.Type] = [
    TextRenderer.self,
    SVGRenderer.self,
    DOTRenderer.self,
    JSONRenderer.self,
  ]
}
