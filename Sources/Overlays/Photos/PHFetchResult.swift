/// Empty: the library has no pictures.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Raises for any index: there is nothing.
  open func object(at index: Int) -> ObjectType {
    UncaughtException.raise("index \(index) beyond bounds for empty array", name: .range)
  }
  open subscript(_ index: Int) -> ObjectType { object(at: index) }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Calls nothing.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
