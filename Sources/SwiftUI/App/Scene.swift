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

extension Scene {
  nonisolated func showing(
    _ change: @escaping (AnyView) -> any View
  ) -> ModifiedScene<Self> { ModifiedScene(content: self, change: change) }

  /// Runs an action with the new value, after a layout of the scene's window in which the value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { showing { $0.onChange(of: value, perform: action) } }
  /// Runs an action with the old and the new value, after a layout of the scene's window that follows the change.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { showing { $0.onChange(of: value, initial: initial, action) } }
  /// Runs an action after a layout of the scene's window in which the value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { showing { $0.onChange(of: value, initial: initial, action) } }
  /// - Important: Inert. There is no menu bar.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { showing { $0 } }
  /// Sets the object that views in the scene's window read by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    showing { $0.environmentObject(object) }
  }
  /// Sets a value for the views in the scene's window.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { showing { $0.environment(keyPath, value) } }
  /// Sets an observable object that views in the scene's window read by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    showing { $0.environment(object) }
  }
  /// Sets the defaults of the `AppStorage` properties in the scene's window that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    showing { $0.defaultAppStorage(store) }
  }
  /// - Important: Inert. No event opens a scene.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    showing { $0 }
  }
}
