/// Commands of a menu bar.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never {
    UncaughtException.raise("body() should not be called on \(Self.self).")
  }
}

/// Commands whose content is not evaluated.
struct UnopenedCommands: Commands {
  typealias Body = Never

  nonisolated init() {}
}
