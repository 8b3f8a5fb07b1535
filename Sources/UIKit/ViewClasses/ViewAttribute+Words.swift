import DarkroomTrees
import Foundation

extension ViewAttribute.Value {
  /// The value as text in a tree; nil for a value without a description, such as a pattern.
  @MainActor
  func words(of view: UIView) -> String? {
    switch self {
    case .flag(let value): value ? "yes" : "no"
    case .number(let value): TreeNumber.text(value)
    case .text(let text): text
    case .date(let date): date.formatted(.iso8601)
    case .point(let point): "\(TreeNumber.text(point.x)) \(TreeNumber.text(point.y))"
    case .size(let size): "\(TreeNumber.text(size.width))×\(TreeNumber.text(size.height))"
    case .font(let font): "\(font.fontName) \(TreeNumber.text(font.pointSize))"
    case .color(let color): color.hex(in: view)
    }
  }
}

extension UIColor {
  /// The color as `#RRGGBB`, with two more digits if it is translucent; nil for patterns.
  @MainActor
  func hex(in view: UIView) -> String? {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let resolved = resolvedColor(with: view.traitCollection)
    guard resolved.readRed(&r, green: &g, blue: &b, alpha: &a) else { return nil }
    var text: [UInt8] = [UInt8(ascii: "#")]
    for value in a >= 1 ? [r, g, b] : [r, g, b, a] {
      let byte = Int((min(max(0, value), 1) * 255).rounded())
      text.append(Self.digits[byte >> 4])
      text.append(Self.digits[byte & 15])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}
