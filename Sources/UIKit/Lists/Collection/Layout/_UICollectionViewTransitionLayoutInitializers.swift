/// As ``_ObjectInitializers``, for the initializers of `UICollectionViewTransitionLayout`.
public protocol _UICollectionViewTransitionLayoutInitializers {}

extension UICollectionViewTransitionLayout: _UICollectionViewTransitionLayoutInitializers {}

extension _UICollectionViewTransitionLayoutInitializers
where Self: UICollectionViewTransitionLayout {
  @_silgen_name("darkroom_UICollectionViewTransitionLayout_init_currentLayout_nextLayout")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout)

  @_silgen_name("darkroom_UICollectionViewTransitionLayout_init_currentLayout_nextLayout")
  @MainActor @usableFromInline
  static func make(
    currentLayout: __owned UICollectionViewLayout,
    nextLayout newLayout: __owned UICollectionViewLayout
  ) -> Self {
    ViewInstantiation.call(
      0, of: UICollectionViewTransitionLayout.self, on: self,
      .value(currentLayout), .value(newLayout))
  }
}
