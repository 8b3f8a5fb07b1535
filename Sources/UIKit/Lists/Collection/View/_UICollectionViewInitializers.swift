public import Foundation

/// As ``_ObjectInitializers``, for the initializers of `UICollectionView`.
public protocol _UICollectionViewInitializers {}

extension UICollectionView: _UICollectionViewInitializers {}

extension _UICollectionViewInitializers where Self: UICollectionView {
  @_silgen_name("darkroom_UICollectionView_init_frame_collectionViewLayout")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  @_silgen_name("darkroom_UICollectionView_init_frame_collectionViewLayout")
  @MainActor @usableFromInline
  static func make(
    frame: CGRect, collectionViewLayout layout: __owned UICollectionViewLayout
  ) -> Self {
    ViewInstantiation.call(0, of: UICollectionView.self, on: self, .rect(frame), .value(layout))
  }
}
