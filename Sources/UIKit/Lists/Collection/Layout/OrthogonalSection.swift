import Foundation

/// A section that scrolls across the collection: what its embedded scroll view needs.
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
