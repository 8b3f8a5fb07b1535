/// Never made here: the library has no albums.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// `album`, unless a test overrides it.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// `albumRegular`, unless a test overrides it.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// 0, unless a test overrides it.
  open var estimatedAssetCount: Int { 0 }

  /// Empty.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
