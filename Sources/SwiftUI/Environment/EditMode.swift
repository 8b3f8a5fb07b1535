/// Whether the user edits a list.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  /// Whether rows show their controls for deleting, moving and selecting.
  public var isEditing: Bool { self != .inactive }
}
