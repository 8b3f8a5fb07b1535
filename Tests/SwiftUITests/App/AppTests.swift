import SwiftUI
import Testing

/// An app that is launched shows its first window, which tests find as on iOS.
@MainActor
@Suite(.serialized)
struct AppTests {
  private static func texts(in view: UIView) -> [String] {
    [view.accessibilityLabel].compactMap { $0 } + view.subviews.flatMap(texts)
  }

  private var texts: [String] {
    UIApplication.shared.keyWindow.map { window in
      window.layoutIfNeeded()
      return Self.texts(in: window)
    } ?? []
  }

  private final class Model: ObservableObject {
    @Published var name = "model"
  }

  private struct Content: View {
    @EnvironmentObject var model: Model
    @Environment(\.scenePhase) var phase
    @Environment(\.lineLimit) var limit

    var body: some View {
      Text(model.name)
      Text("phase \(String(describing: phase))")
      Text("limit \(limit ?? 0)")
    }
  }

  private struct Shop: App {
    @StateObject private var model = Model()

    var body: some Scene {
      WindowGroup("Shop") { Content().environmentObject(model).onAppear { model.name = "changed" } }
        .environment(\.lineLimit, 3)
      WindowGroup(id: "second") { Text("second") }
    }
  }

  @Test func aLaunchedAppShowsTheContentOfItsFirstWindow() throws {
    Shop.main()

    #expect(texts == ["changed", "phase active", "limit 3"])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.windows.contains { $0.isKeyWindow })
    #expect(UIApplication.shared.keyWindow?.bounds == UIScreen.main.bounds)
  }

  @Test func thePhaseOfTheSceneFollowsWhatTheSceneIsTold() {
    Shop.main()

    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: nil)
    #expect(texts.contains("phase background"))
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: nil)
    #expect(texts.contains("phase active"))
  }

  private struct Composed: Scene {
    let name: String

    var body: some Scene { WindowGroup { Text(name) } }
  }

  private struct Chooser: App {
    @SceneStorage("count") private var count = 1
    @State private var heard = "nothing"

    var body: some Scene {
      Composed(name: "count \(count), \(heard)").onChange(of: count, initial: true) {
        heard = "heard"
      }
    }
  }

  @Test func scenesThatAreComposedAndTheStateOfAnAppAreThoseOfTheWindow() {
    Chooser.main()

    #expect(texts == ["count 1, heard"])
  }

  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      launches += 1
      return true
    }
  }

  private struct DelegateContent: View {
    @EnvironmentObject var delegate: Delegate

    var body: some View { Text("launches \(delegate.launches)") }
  }

  private struct Delegated: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate

    var body: some Scene { WindowGroup { DelegateContent() } }
  }

  @Test func theDelegateIsToldOfTheLaunchAndIsFoundByViews() {
    defer { UIApplication.shared.delegate = nil }
    Delegated.main()

    #expect(texts == ["launches 1"])
    #expect(UIApplication.shared.delegate is Delegate)
  }
}
