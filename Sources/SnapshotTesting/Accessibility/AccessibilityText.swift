import DarkroomTrees
import DarkroomUIKit

/// A description of the elements of a view: one numbered paragraph for each, in reading order.
@MainActor
enum AccessibilityText {
  static func text(of markers: [AccessibilityMarker]) -> String {
    guard !markers.isEmpty else { return "No accessibility elements." }
    return markers.enumerated().map { index, marker in
      (["\(index + 1). \(head(marker))"] + facts(marker).map { "   \($0)" }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// `"Sign in", button`.
  static func head(_ marker: AccessibilityMarker) -> String {
    ([marker.label.map(quoted) ?? "(no label)"] + marker.traits).joined(separator: ", ")
  }

  private static func facts(_ marker: AccessibilityMarker) -> [String] {
    var facts = spoken(marker)
    if let identifier = marker.identifier { facts.append("identifier: \(identifier)") }
    facts.append("frame: \(ViewOutline.text(marker.frame))")
    if let size = marker.hitRegion { facts.append("hit region: \(ViewOutline.text(size))") }
    if let contrast = marker.contrast { facts.append("contrast: \(contrast.text)") }
    return facts
  }

  /// Everything that is read out besides label and traits.
  static func spoken(_ marker: AccessibilityMarker) -> [String] {
    var facts: [String] = []
    if let value = marker.value { facts.append("value: \(quoted(value))") }
    if let hint = marker.hint { facts.append("hint: \(quoted(hint))") }
    if !marker.actions.isEmpty {
      facts.append("custom actions: \(marker.actions.map(quoted).joined(separator: ", "))")
    }
    return facts
  }

  static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\n", with: "\\n").replacing("\"", with: "\\\""))\""
  }
}
