/// Never made here.
open class PHChange: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// Nil: nothing changes.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  /// Nil: nothing changes.
  open func changeDetails<T: PHObject>(
    for object: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}
