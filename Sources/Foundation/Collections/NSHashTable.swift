public import Foundation

/// A set of objects that can be held weakly.
///
/// Objects are enumerated in the order in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var order = 0
  private var places: [KeptObject: Int] = [:]

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
    super.init()
  }

  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(options: options, capacity: 0)
  }

  public override convenience init() { self.init(options: []) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Those that still live.
  open var allObjects: [ObjectType] {
    dropWithoutObject()
    return places.sorted { $0.value < $1.value }.compactMap { $0.key.object as? ObjectType }
  }

  open var anyObject: ObjectType? { allObjects.first }

  /// The number of objects that still exist; iOS may count others too.
  open var count: Int { allObjects.count }

  open func add(_ object: ObjectType?) {
    dropWithoutObject()
    guard let object, !contains(object) else { return }
    order += 1
    places[KeptObject(object, options)] = order
  }

  open func remove(_ object: ObjectType?) {
    if let object { places[KeptObject(object, key)] = nil }
  }

  open func removeAllObjects() { places = [:] }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object in the table that equals the given one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = places.index(forKey: KeptObject(object, key)) else { return nil }
    return places[index].key.object as? ObjectType
  }

  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { add($0) } }
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach { remove($0) } }
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

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
