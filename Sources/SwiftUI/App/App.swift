/// An app of scenes.
///
/// It is never started here: tests make its views themselves.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// - Important: Inert.
  @MainActor @preconcurrency
  public static func main() {}
}
