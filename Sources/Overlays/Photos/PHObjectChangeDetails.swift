/// How an object of the library changed; never made here.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let objectBeforeChanges: ObjectType
  open var objectAfterChanges: ObjectType? { nil }
  open var assetContentChanged: Bool { false }
  open var objectWasDeleted: Bool { false }

  init(_ object: ObjectType) {
    objectBeforeChanges = object
    super.init()
  }
}
