/// How what was fetched changed; never made here.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The result before the change.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The result after the change, which is the same here.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// Always false.
  open var hasIncrementalChanges: Bool { false }
  /// Always nil.
  open var removedIndexes: IndexSet? { nil }
  /// Always empty.
  open var removedObjects: [ObjectType] { [] }
  /// Always nil.
  open var insertedIndexes: IndexSet? { nil }
  /// Always empty.
  open var insertedObjects: [ObjectType] { [] }
  /// Always nil.
  open var changedIndexes: IndexSet? { nil }
  /// Always empty.
  open var changedObjects: [ObjectType] { [] }
  /// Always false.
  open var hasMoves: Bool { false }
  /// Calls nothing.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

  init(_ result: PHFetchResult<ObjectType>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (result, result)
    super.init()
  }
}
