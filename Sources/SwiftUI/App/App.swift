/// An app of scenes.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Launches the app: makes its delegate and shows its first window, which becomes the key window.
  ///
  /// It returns, because nobody but a test runs the main queue here. As in a test that an app hosts on
  /// iOS, the window is `UIApplication.shared.keyWindow`, and one of those of the connected scene. An
  /// app that is launched later takes the place of this one.
  @MainActor @preconcurrency
  public static func main() { LaunchedApp.launch(Self()) }
}
