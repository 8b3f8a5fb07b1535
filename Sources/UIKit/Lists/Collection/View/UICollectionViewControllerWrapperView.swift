/// The root view of a collection controller, under UIKit's name: the collection lies in it.
final class UICollectionViewControllerWrapperView: UIView {}
