import DarkroomCoreGraphics
import Foundation

/// Values as interface files spell them.
enum NibValue {
  static func bool(_ text: String) -> Bool? {
    switch text {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  static func number(_ text: String) -> CGFloat? { Double(text).map { CGFloat($0) } }

  /// A number such as `0.5`, or a ratio such as `16:9` or `1/3`.
  static func multiplier(_ text: String) -> CGFloat? {
    let parts = text.split { $0 == ":" || $0 == "/" }
      .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    switch parts.count {
    case 1: return CGFloat(parts[0])
    case 2 where parts[1] != 0: return CGFloat(parts[0] / parts[1])
    default: return nil
    }
  }

  /// The text between the tags; some texts are written in Base64 in order to preserve white space.
  static func string(_ element: NibElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    var text = element.text.filter { !$0.isWhitespace }
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: text).flatMap { String(data: $0, encoding: .utf8) } ?? element.text
  }

  private static func number(_ element: NibElement, _ name: String) -> CGFloat {
    element[name].flatMap(number) ?? 0
  }

  static func point(_ element: NibElement) -> CGPoint {
    CGPoint(x: number(element, "x"), y: number(element, "y"))
  }
  static func size(_ element: NibElement) -> CGSize {
    CGSize(width: number(element, "width"), height: number(element, "height"))
  }
  static func rect(_ element: NibElement) -> CGRect {
    CGRect(origin: point(element), size: size(element))
  }
  /// The insets in `<edgeInsets top= …>`, or in an older `<inset minX= …>`.
  static func insets(_ element: NibElement) -> UIEdgeInsets {
    let isOld = element.name == "inset"
    return UIEdgeInsets(
      top: number(element, isOld ? "minY" : "top"), left: number(element, isOld ? "minX" : "left"),
      bottom: number(element, isOld ? "maxY" : "bottom"),
      right: number(element, isOld ? "maxX" : "right"))
  }
  static func directionalInsets(_ element: NibElement) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number(element, "top"), leading: number(element, "leading"),
      bottom: number(element, "bottom"), trailing: number(element, "trailing"))
  }
  /// Nil without `timeIntervalSinceReferenceDate` (seconds since 2001).
  static func date(_ element: NibElement) -> Date? {
    element["timeIntervalSinceReferenceDate"].flatMap { Double($0) }
      .map { Date(timeIntervalSinceReferenceDate: $0) }
  }
  static func locale(_ element: NibElement) -> Locale? {
    element["localeIdentifier"].map { Locale(identifier: $0) }
  }
  /// Returns nil for a name that the machine does not know.
  static func timeZone(_ element: NibElement) -> TimeZone? {
    element["name"].flatMap { TimeZone(identifier: $0) }
  }
}
