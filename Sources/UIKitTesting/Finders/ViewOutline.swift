import DarkroomUIKit

/// A view tree as short lines with class, text, identifier, label, and frame in points.
@MainActor
struct ViewOutline {
  private(set) var text = ""
  private static let longest = 200

  init(_ root: UIView, marking marked: [UIView]) {
    let marked = Set(marked.map(ObjectIdentifier.init))
    var lines: [String] = []
    var left = 0
    var pending: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = pending.popLast() {
      pending.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
      guard lines.count < Self.longest else {
        left += 1
        continue
      }
      let mark = marked.contains(ObjectIdentifier(view)) ? "→ " : "  "
      lines.append(mark + Self.indentation(depth) + Self.line(view))
    }
    if left > 0 { lines.append("  … and \(left) more views") }
    text = lines.joined(separator: "\n")
  }

  /// The indentation, which is limited so that the lines of deep trees stay readable.
  private static func indentation(_ depth: Int) -> String {
    depth <= 20
      ? String(repeating: "  ", count: depth)
      : String(repeating: "  ", count: 20) + "(depth \(depth)) "
  }

  private static func line(_ view: UIView) -> String {
    var parts = [view.viewSource?.kind ?? String(describing: type(of: view))]
    if let said = view.shownText { parts.append("\"\(said)\"") }
    if let identifier = view.accessibilityIdentifier { parts.append("#\(identifier)") }
    if let label = view.accessibilityLabel, label != view.shownText {
      parts.append("label \"\(label)\"")
    }
    if view.isHidden { parts.append("hidden") }
    let frame = view.frame
    parts.append(
      "(\(short(frame.minX)) \(short(frame.minY)); \(short(frame.width)) \(short(frame.height)))")
    return parts.joined(separator: " ")
  }

  private static func short(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15
      ? String(Int(value)) : String(Double((value * 1000).rounded() / 1000))
  }
}

extension UIView {
  /// The text that the view shows to the user; nil if there is none.
  var saidText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 }
    case let view as UITextView: view.text
    default: nil
    }
  }

  /// Whether an assistive technology reads out the view with this label.
  ///
  /// A title inside a button with the same label is part of the button.
  func isLabelled(_ label: String) -> Bool {
    guard accessibilityLabel == label else { return false }
    return !sequence(first: self, next: \.superview).dropFirst().contains {
      $0.isAccessibilityElement && $0.accessibilityLabel == label
    }
  }
}
