public import Foundation

/// The area of a controller's view that bars cover at one end.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// Points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// As high as the safe area's inset.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { stripHeight }
}
