import Foundation

/// Removes addresses from descriptions, because they differ from run to run.
enum PointerPurge {
  /// Removes `:?\s*0x…`, as upstream does: `<UIView: 0x7f80; frame…` becomes `<UIView; frame…`.
  static func purged(_ text: String) -> String {
    guard text.contains("0x") else { return text }
    return text.replacingOccurrences(
      of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }
}
