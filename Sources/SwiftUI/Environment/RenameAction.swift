/// Begins to rename something.
public struct RenameAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}
