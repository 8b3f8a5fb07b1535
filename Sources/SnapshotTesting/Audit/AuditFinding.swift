import DarkroomUIKit
import Foundation

/// A fault that a picture shows.
struct AuditFinding: Equatable, Sendable {
  /// As Apple's audits call it: `hitRegion`.
  var kind: String
  /// `UIButton "Save" in Card`.
  var view: String
  /// What is wrong with it, and the numbers.
  var words: String
  /// In the picture, in points.
  var frame: CGRect

  @MainActor var text: String { "\(kind): \(view) \(words), at \(ViewOutline.text(frame))" }
}
