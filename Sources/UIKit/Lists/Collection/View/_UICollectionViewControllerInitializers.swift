/// As ``_ObjectInitializers``, for the initializers of `UICollectionViewController`.
public protocol _UICollectionViewControllerInitializers {}

extension UICollectionViewController: _UICollectionViewControllerInitializers {}

extension _UICollectionViewControllerInitializers where Self: UICollectionViewController {
  @_silgen_name("darkroom_UICollectionViewController_init_collectionViewLayout")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(collectionViewLayout layout: UICollectionViewLayout)

  @_silgen_name("darkroom_UICollectionViewController_init_collectionViewLayout")
  @MainActor @usableFromInline
  static func make(collectionViewLayout layout: __owned UICollectionViewLayout) -> Self {
    ViewInstantiation.call(0, of: UICollectionViewController.self, on: self, .value(layout))
  }
}

extension UICollectionViewController: PlainlyMade {
  static func makePlain() -> NSObject {
    make(collectionViewLayout: UICollectionViewFlowLayout())
  }
}
