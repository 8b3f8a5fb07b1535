import Foundation

/// The values for the embedded scroll view of a section that scrolls orthogonally to the collection.
struct OrthogonalSection: Equatable {
  var section: Int
  /// The scroll view's frame, in the content's coordinates.
  var frame: CGRect
  /// The size of what it scrolls.
  var contentSize: CGSize
  /// Where it stands until it is scrolled.
  var restingOffset: CGPoint = .zero
  var isPaging = false
}
