import Synchronization

/// The custom traits for which a value was ever stored.
enum TraitRegistry {
  /// A type's description does not change.
  private struct Entry: @unchecked Sendable {
    let trait: UITrait
    var key: ObjectIdentifier { ObjectIdentifier(trait) }
  }

  private static let known = Mutex<[Entry]>([])

  static func add(_ trait: UITrait) {
    let entry = Entry(trait: trait)
    known.withLock { known in
      if !known.contains(where: { $0.key == entry.key }) { known.append(entry) }
    }
  }

  /// The traits with a value in any of the collections, in the order in which they were first stored.
  static func traits(in collections: [TraitValues]) -> [UITrait] {
    let entries = known.withLock { $0 }
    return entries.filter { entry in collections.contains { $0.custom[entry.key] != nil } }
      .map(\.trait)
  }
}
