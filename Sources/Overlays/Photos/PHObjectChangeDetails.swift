/// How an object of the library changed; never made here.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The object before the change.
  public let objectBeforeChanges: ObjectType
  /// Always nil.
  open var objectAfterChanges: ObjectType? { nil }
  /// Always false.
  open var assetContentChanged: Bool { false }
  /// Always false.
  open var objectWasDeleted: Bool { false }

  init(_ object: ObjectType) {
    objectBeforeChanges = object
    super.init()
  }
}
