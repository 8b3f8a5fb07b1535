/// How what was fetched changed; never made here.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var removedObjects: [ObjectType] { [] }
  open var insertedIndexes: IndexSet? { nil }
  open var insertedObjects: [ObjectType] { [] }
  open var changedIndexes: IndexSet? { nil }
  open var changedObjects: [ObjectType] { [] }
  open var hasMoves: Bool { false }
  /// Calls nothing.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

  init(_ result: PHFetchResult<ObjectType>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (result, result)
    super.init()
  }
}
