/// Delivers nothing ahead of time either.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// - Important: Inert.
  open var allowsCachingHighQualityImages = true

  /// - Important: Inert.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// - Important: Inert.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// - Important: Inert.
  open func stopCachingImagesForAllAssets() {}
}
