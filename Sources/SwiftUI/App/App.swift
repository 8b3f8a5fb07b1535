/// An app of scenes.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Launches the app: creates its delegate and shows its first window, which becomes the key window.
  ///
  /// The function returns, because here only a test runs the main queue. As in a test hosted by an app on iOS, the
  /// window is `UIApplication.shared.keyWindow` and belongs to the connected scene. An app that is launched later
  /// replaces this one.
  @MainActor @preconcurrency
  public static func main() { LaunchedApp.launch(Self()) }
}
