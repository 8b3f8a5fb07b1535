/// A part of an app.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never {
    UncaughtException.raise("body() should not be called on \(Self.self).")
  }
}

/// A scene of which nothing is known.
struct UnopenedScene: Scene {
  typealias Body = Never

  nonisolated init() {}
}

extension Scene {
  /// - Important: Inert.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { UnopenedScene() }
  /// - Important: Inert.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { UnopenedScene() }
  /// - Important: Inert.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { UnopenedScene() }
  /// - Important: Inert.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { UnopenedScene() }
  /// - Important: Inert.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    UnopenedScene()
  }
  /// - Important: Inert.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { UnopenedScene() }
  /// - Important: Inert.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    UnopenedScene()
  }
}
