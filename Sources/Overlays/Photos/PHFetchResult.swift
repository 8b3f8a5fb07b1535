/// Empty: the library has no pictures.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Always 0.
  open var count: Int { 0 }
  /// Always nil.
  open var firstObject: ObjectType? { nil }
  /// Always nil.
  open var lastObject: ObjectType? { nil }
  /// Always empty.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Raises for any index: there is nothing.
  open func object(at index: Int) -> ObjectType {
    UncaughtException.raise("index \(index) beyond bounds for empty array", name: .range)
  }
  /// Raises an exception for any index, because there is nothing.
  open subscript(_ index: Int) -> ObjectType { object(at: index) }
  /// Always false.
  open func contains(_ anObject: ObjectType) -> Bool { false }
  /// Always `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Calls nothing.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
