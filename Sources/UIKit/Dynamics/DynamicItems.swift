/// The items of a behavior, without duplicates.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { all.append(item) }
  }
  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}

/// A value for each of some items of a behavior.
@MainActor
struct DynamicItemValues<Value> {
  private var values: [ObjectIdentifier: Value] = [:]

  subscript(item: any UIDynamicItem) -> Value? {
    get { values[ObjectIdentifier(item)] }
    set { values[ObjectIdentifier(item)] = newValue }
  }
}
