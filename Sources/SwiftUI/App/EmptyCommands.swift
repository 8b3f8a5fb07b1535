/// No commands.
public struct EmptyCommands {
  nonisolated public init() {}
}

extension EmptyCommands: Commands {
  public typealias Body = Never
}
