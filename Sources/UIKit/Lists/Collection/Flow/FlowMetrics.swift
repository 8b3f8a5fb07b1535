import DarkroomCoreGraphics
import Foundation

/// The return values of a flow delegate's optional methods by default, from which the layout sees that they are not
/// implemented.
enum FlowMetrics {
  static let unimplementedLength = -CGFloat.greatestFiniteMagnitude
  static let unimplementedSize = CGSize(width: unimplementedLength, height: unimplementedLength)
  static let unimplementedInset = UIEdgeInsets(
    top: unimplementedLength, left: 0, bottom: 0, right: 0)

  static func implemented(_ length: CGFloat) -> CGFloat? {
    length == unimplementedLength ? nil : length
  }
  static func implemented(_ size: CGSize) -> CGSize? {
    size.width == unimplementedLength ? nil : size
  }
  static func implemented(_ inset: UIEdgeInsets) -> UIEdgeInsets? {
    inset.top == unimplementedLength ? nil : inset
  }
}
