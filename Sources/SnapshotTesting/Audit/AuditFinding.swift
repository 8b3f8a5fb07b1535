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

  var text: String { "\(kind): \(view) \(words), at \(ViewOutline.text(frame))" }
}

extension [AuditFinding] {
  /// A mark for each place, with everything that is wrong there.
  @MainActor var marks: [MarkedPicture.Mark] {
    reduce(into: []) { marks, finding in
      let words = "\(finding.kind): \(finding.words)"
      if let index = marks.firstIndex(where: {
        $0.frame == finding.frame && $0.title == finding.view
      }) {
        marks[index].details.append(words)
      } else {
        marks.append(
          MarkedPicture.Mark(frame: finding.frame, title: finding.view, details: [words]))
      }
    }
  }
}
