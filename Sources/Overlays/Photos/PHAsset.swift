/// Never made here: the library has no pictures.
open class PHAsset: PHObject, @unchecked Sendable {
  /// `unknown`, unless a test overrides it.
  open var mediaType: PHAssetMediaType { .unknown }
  /// Empty, unless a test overrides it.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// In pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels: 0, unless a test overrides it.
  open var pixelHeight: Int { 0 }
  /// Nil, unless a test overrides it.
  open var creationDate: Date? { nil }
  /// Nil, unless a test overrides it.
  open var modificationDate: Date? { nil }
  /// The duration in seconds: 0, unless a test overrides it.
  open var duration: TimeInterval { 0 }
  /// False, unless a test overrides it.
  open var isFavorite: Bool { false }
  /// False, unless a test overrides it.
  open var isHidden: Bool { false }

  /// Empty.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Empty.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Empty.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Empty.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
