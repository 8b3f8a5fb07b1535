public import Foundation

/// A set of objects that can be held weakly.
///
/// Objects are enumerated in the order in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var order = 0
  private var places: [KeptObject: Int] = [:]

  /// Creates an empty set; the capacity is not used.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
    super.init()
  }

  /// Creates an empty set.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(options: options, capacity: 0)
  }

  public override convenience init() { self.init(options: []) }

  /// Creates an empty set that does not retain its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Those that still live.
  open var allObjects: [ObjectType] {
    dropWithoutObject()
    return places.sorted { $0.value < $1.value }.compactMap { $0.key.object as? ObjectType }
  }

  /// The object that was added first; nil if the set is empty.
  open var anyObject: ObjectType? { allObjects.first }

  /// The number of objects that still exist; iOS may count others too.
  open var count: Int { allObjects.count }

  /// Adds an object; nil, and an object that is in the set already, have no effect.
  open func add(_ object: ObjectType?) {
    dropWithoutObject()
    guard let object, !contains(object) else { return }
    order += 1
    places[KeptObject(object, options)] = order
  }

  /// Removes an object; nil, and an object that is not in the set, have no effect.
  open func remove(_ object: ObjectType?) {
    if let object { places[KeptObject(object, key)] = nil }
  }

  /// Removes all objects.
  open func removeAllObjects() { places = [:] }

  /// Whether an equal object is in the set; false for nil.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object in the table that equals the given one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = places.index(forKey: KeptObject(object, key)) else { return nil }
    return places[index].key.object as? ObjectType
  }

  /// The objects at the time of the call, in the order in which they were added.
  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

  /// Adds the objects of another set.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }
  /// Removes the objects of another set.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }
  /// Removes the objects that another set does not contain.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Whether the two sets have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }
  /// Whether the other set contains all objects of this one.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  /// A set with the same options and objects; the objects are not copied.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable<ObjectType>(options: options)
    copy.union(self)
    return copy
  }

  /// The options for a look-up, which does not copy its key.
  private var key: NSPointerFunctions.Options { options.subtracting(.copyIn) }

  private func dropWithoutObject() {
    guard options.contains(.weakMemory) else { return }
    guard places.keys.contains(where: { $0.object == nil }) else { return }
    // A key without an object equals nothing, not even itself.
    places = places.filter { $0.key.object != nil }
  }
}
