/// What a store of contacts holds.
public enum CNEntityType: Int, Sendable {
  case contacts
}
