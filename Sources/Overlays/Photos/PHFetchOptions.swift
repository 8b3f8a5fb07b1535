/// Which pictures are looked for, and their order.
open class PHFetchOptions: NSObject {
  /// The condition for pictures; it is stored, because the library has none.
  open var predicate: NSPredicate?
  /// - Important: Inert.
  open var sortDescriptors: [NSSortDescriptor]?
  /// - Important: Inert.
  open var fetchLimit = 0
  /// - Important: Inert.
  open var includeHiddenAssets = false
  /// - Important: Inert.
  open var includeAllBurstAssets = false

  /// - Important: Inert. The library has no pictures.
  open var includeAssetSourceTypes: PHAssetSourceType = []

  public override init() { super.init() }
}
