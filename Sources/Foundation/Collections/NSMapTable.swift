public import Foundation

/// A dictionary of objects whose keys and values can be held weakly.
///
/// Entries are enumerated in the order in which they were added.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying {
  private struct Entry {
    let order: Int
    let value: KeptObject
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var order = 0
  private var entries: [KeptObject: Entry] = [:]

  /// Creates an empty dictionary; the capacity is not used.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Creates an empty dictionary.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  public override convenience init() { self.init(keyOptions: [], valueOptions: []) }

  /// Creates an empty dictionary that retains keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Creates an empty dictionary that retains only values; an entry ends with its key.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Creates an empty dictionary that retains only keys; an entry ends with its value.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Creates an empty dictionary that retains nothing; an entry ends with its key or its value.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The value of a key; nil for an unknown key, for nil, and for a value that no longer exists.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[KeptObject(aKey, lookup)]?.value.object as? ObjectType
  }

  /// Nil removes what was there.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    dropWithoutObjects()
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    let value = KeptObject(anObject, valueOptions)
    if let old = entries[KeptObject(aKey, lookup)] {
      entries[KeptObject(aKey, lookup)] = Entry(order: old.order, value: value)
    } else {
      order += 1
      entries[KeptObject(aKey, keyOptions)] = Entry(order: order, value: value)
    }
  }

  /// Removes an entry; nil, and an unknown key, have no effect.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[KeptObject(aKey, lookup)] = nil }
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [:] }

  /// The number of entries whose key and value still exist; iOS may count others too.
  open var count: Int { living.count }

  /// The keys at the time of the call, in the order in which they were added.
  open func keyEnumerator() -> NSEnumerator {
    (living.map(\.key) as NSArray).objectEnumerator()
  }

  /// The values at the time of the call, in the order in which their keys were added.
  open func objectEnumerator() -> NSEnumerator? {
    (living.map(\.value) as NSArray).objectEnumerator()
  }

  /// A dictionary that retains the entries; keys that cannot be hashed are left out.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for (key, value) in living {
      if let key = key as? AnyHashable { dictionary[key] = value }
    }
    return dictionary
  }

  /// A dictionary with the same options and entries; keys and values are not copied.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
    for (key, value) in living { copy.setObject(value, forKey: key) }
    return copy
  }

  private var living: [(key: KeyType, value: ObjectType)] {
    entries.sorted { $0.value.order < $1.value.order }.compactMap { key, entry in
      guard let key = key.object as? KeyType, let value = entry.value.object as? ObjectType else {
        return nil
      }
      return (key, value)
    }
  }

  /// The options for a look-up, which does not copy its key.
  private var lookup: NSPointerFunctions.Options { keyOptions.subtracting(.copyIn) }

  private func dropWithoutObjects() {
    func isWhole(_ key: KeptObject, _ entry: Entry) -> Bool {
      key.object != nil && entry.value.object != nil
    }
    guard entries.contains(where: { !isWhole($0.key, $0.value) }) else { return }
    entries = entries.filter { isWhole($0.key, $0.value) }
  }
}
