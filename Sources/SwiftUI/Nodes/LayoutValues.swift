/// The values that views pass to their layout, by the type of the `LayoutValueKey`.
struct LayoutValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript(key: ObjectIdentifier) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
