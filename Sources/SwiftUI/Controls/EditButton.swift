/// A button that begins and ends editing.
public struct EditButton {
  nonisolated public init() {}
}

extension EditButton: View, UndrawnValue {
  public typealias Body = Never
}
