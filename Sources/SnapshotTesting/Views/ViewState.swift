import DarkroomSnapshotStore
import DarkroomUIKit
import Foundation

/// What the rows of UIKit's classes say of a view's state, in the words of a tree: a switch's
/// position, a label's font, how far a list is scrolled.
@MainActor
enum ViewState {
  static func attributes(of view: UIView) -> [(String, String)] {
    view.stateAttributes.compactMap { attribute in
      words(attribute.value, of: view).map { (attribute.name, $0) }
    }
  }

  /// The text a field shows; nil for views without a text of their own, and for hidden passwords.
  static func text(of view: UIView) -> String? { view.identifyingText }

  /// Nil for what has no words, such as a pattern.
  private static func words(_ value: ViewAttribute.Value, of view: UIView) -> String? {
    switch value {
    case .flag(let value): value ? "yes" : "no"
    case .number(let value): TreeNumber.text(value)
    case .text(let text): text
    case .date(let date): date.formatted(.iso8601)
    case .point(let point): "\(TreeNumber.text(point.x)) \(TreeNumber.text(point.y))"
    case .size(let size): "\(TreeNumber.text(size.width))×\(TreeNumber.text(size.height))"
    case .font(let font): "\(font.fontName) \(TreeNumber.text(font.pointSize))"
    case .color(let color): hex(color, in: view)
    }
  }

  /// `#RRGGBB`, with two more digits where it is translucent; nil for patterns.
  static func hex(_ color: UIColor, in view: UIView) -> String? {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let resolved = color.resolvedColor(with: view.traitCollection)
    guard unsafe resolved.getRed(&r, green: &g, blue: &b, alpha: &a) else { return nil }
    var text = "#"
    for value in a >= 1 ? [r, g, b] : [r, g, b, a] {
      text += bytes[Int((min(max(0, value), 1) * 255).rounded())]
    }
    return text
  }

  /// In two digits each.
  private static let bytes = (0...255).map { byte in
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
