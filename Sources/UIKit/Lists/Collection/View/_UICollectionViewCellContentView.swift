/// The content view of a collection's cell: a class of its own, so that it can be told from views of users.
final class _UICollectionViewCellContentView: UIView {}
