/// Formats values like UIKit's `NSCoder.string(for:)`: numbers as by `%.17g`, in braces.
enum GeometryText {
  static func braces(_ values: CGFloat...) -> String {
    "{" + values.map(number).joined(separator: ", ") + "}"
  }

  static func number(_ value: CGFloat) -> String {
    String(format: "%.17g", Double(value))
  }

  /// The numbers in a text such as `{{1, 2}, {3, 4}}`; nil unless there are exactly `count`.
  static func numbers(in text: String, count: Int) -> [CGFloat]? {
    let parts = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : nil
  }
}

extension NSCoder {
  /// `{x, y}` with up to 17 digits.
  public class func string(for point: CGPoint) -> String {
    GeometryText.braces(point.x, point.y)
  }

  /// `{width, height}` with up to 17 digits.
  public class func string(for size: CGSize) -> String {
    GeometryText.braces(size.width, size.height)
  }

  /// `{{x, y}, {width, height}}` with up to 17 digits.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// `{top, left, bottom, right}` with up to 17 digits.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.braces(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// `{top, leading, bottom, trailing}` with up to 17 digits.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.braces(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  /// `{horizontal, vertical}` with up to 17 digits.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.braces(offset.horizontal, offset.vertical)
  }

  /// Parses a point; zero if the text isn't two numbers in braces.
  public class func cgPoint(for string: String) -> CGPoint {
    guard let n = GeometryText.numbers(in: string, count: 2) else { return .zero }
    return CGPoint(x: n[0], y: n[1])
  }

  /// Parses a size; zero if the text isn't two numbers.
  public class func cgSize(for string: String) -> CGSize {
    guard let n = GeometryText.numbers(in: string, count: 2) else { return .zero }
    return CGSize(width: n[0], height: n[1])
  }

  /// Parses a rectangle; zero if the text isn't four numbers.
  public class func cgRect(for string: String) -> CGRect {
    guard let n = GeometryText.numbers(in: string, count: 4) else { return .zero }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// Parses insets; zero if the text isn't four numbers.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    guard let n = GeometryText.numbers(in: string, count: 4) else { return .zero }
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
}
