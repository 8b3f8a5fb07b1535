/// The content of an app's first window.
struct AppRoot<A: App> {
  let app: A
}

extension AppRoot: View, NodeView, UndrawnValue, WrappingView {
  typealias Body = Never

  var inner: Any { app }

  /// The app and its scenes are nodes in the tree of the window, which stores their state.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var place = evaluation.at(ObjectIdentifier(A.self))
    place.environment.scenePhase = place.kept("phase") { SceneActivity(place.graph) }.phase
    place.environment.take(delegate: UIApplication.shared.delegate)
    let linked = place.linked(app)
    let scene = place.tracking { linked.body }
    guard let window = place.windows(of: scene).first else {
      return [place.undrawn("\(A.self) without a window")]
    }
    return window.evaluation.nodes(of: window.content)
  }
}

extension EnvironmentValues {
  /// Adds the delegate to the environment if it is observable, as on iOS.
  @MainActor
  fileprivate mutating func take(delegate: (any UIApplicationDelegate)?) {
    func take<Object: ObservableObject>(_ object: Object) { self[object: Object.self] = object }
    if let object = delegate as? any ObservableObject { take(object) }
    func takeObservable<Object: AnyObject & Observable>(_ object: Object) {
      self[Object.self] = object
    }
    if let object = delegate as? any AnyObject & Observable { takeObservable(object) }
  }
}

/// The phase of the scene, as it was last reported.
@MainActor
private final class SceneActivity {
  private(set) var phase = ScenePhase.active
  private var subscriptions: [AnyCancellable] = []

  init(_ graph: ViewGraph) {
    let phases: [(Notification.Name, ScenePhase)] = [
      (UIScene.didActivateNotification, .active),
      (UIScene.willDeactivateNotification, .inactive),
      (UIScene.didEnterBackgroundNotification, .background),
      (UIScene.willEnterForegroundNotification, .inactive),
      (UIApplication.didBecomeActiveNotification, .active),
      (UIApplication.willResignActiveNotification, .inactive),
      (UIApplication.didEnterBackgroundNotification, .background),
      (UIApplication.willEnterForegroundNotification, .inactive),
    ]
    subscriptions = phases.map { name, phase in
      NotificationCenter.default.publisher(for: name).sink { [weak self, weak graph] _ in
        MainActor.assumeIsolated {
          guard let self, self.phase != phase else { return }
          self.phase = phase
          graph?.invalidate()
        }
      }
    }
  }
}
