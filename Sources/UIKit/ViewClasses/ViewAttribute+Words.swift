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
    case .insets(let insets): insets.words
    case .size(let size): "\(TreeNumber.text(size.width))×\(TreeNumber.text(size.height))"
    case .font(let font): "\(font.fontName) \(TreeNumber.text(font.pointSize))"
    case .color(let color): color.hex(in: view)
    }
  }
}

extension UIEdgeInsets {
  /// The insets as text in a tree: one number if all are equal, or else those at the top, left, bottom and right.
  var words: String {
    if top == left, top == bottom, top == right { return TreeNumber.text(top) }
    return TreeNumber.text([top, left, bottom, right])
  }
}

extension UIColor {
  /// The color as `#RRGGBB`, with two more digits if it is translucent; nil for patterns.
  @MainActor
  func hex(in view: UIView) -> String? {
    let traits = view.traitCollection
    let resolved = resolvedColor(with: traits)
    guard let color = resolved.fixedComponents(with: traits)?.inSRGB else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(9)
    text.append(UInt8(ascii: "#"))
    Self.write(color.red, into: &text)
    Self.write(color.green, into: &text)
    Self.write(color.blue, into: &text)
    if color.alpha < 1 { Self.write(color.alpha, into: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes a component as two hexadecimal digits.
  private static func write(_ component: CGFloat, into text: inout [UInt8]) {
    let byte = UInt8((min(max(0, component), 1) * 255).rounded())
    text.append(digit(byte >> 4))
    text.append(digit(byte & 15))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
