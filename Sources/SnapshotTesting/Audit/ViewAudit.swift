import DarkroomTrees
import DarkroomUIKit
import Foundation

/// Finds faults in a view that is laid out in a window, and in its picture.
@MainActor
struct ViewAudit {
  let root: UIView
  let colors: PictureColors
  private let audit: _SnapshotAudit
  private(set) var findings: [AuditFinding] = []

  /// All findings, kind by kind, each in the order of the view tree.
  static func findings(
    in root: UIView, _ audit: _SnapshotAudit, picture: Picture?
  ) -> [AuditFinding] {
    var found = ViewAudit(root, audit, picture)
    found.look()
    return found.findings
  }

  private init(_ root: UIView, _ audit: _SnapshotAudit, _ picture: Picture?) {
    self.root = root
    self.audit = audit
    colors = PictureColors(picture, of: root)
  }

  private mutating func look() {
    let texts = root.shownTexts.filter { !frame(of: $0).isEmpty }
    let controls = shownControls(root).filter { !frame(of: $0).isEmpty }
    if audit.contains(.textClipped) { texts.forEach { findClipping(of: $0) } }
    if audit.contains(.contrast) { texts.forEach { findLowContrast(of: $0) } }
    if audit.contains(.hitRegion) { controls.forEach { findSmallRegion(of: $0) } }
    if audit.contains(.sufficientElementDescription) {
      controls.forEach { findMissingLabel(of: $0) }
    }
    if audit.contains(.overlap) { findOverlaps(texts, controls) }
    if audit.contains(.missingSymbol) { findMissingSymbols(in: root) }
    if audit.contains(.safeArea) { (texts + controls).forEach { findUnsafePlace(of: $0) } }
  }

  mutating func note(_ kind: String, _ view: UIView, _ words: String) {
    let parent = view.superview.map { " in \(Self.title(of: $0))" } ?? ""
    let place = view.convert(view.bounds, to: root)
    let finding = AuditFinding(
      kind: kind, view: Self.title(of: view) + parent, words: words, frame: place)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// The name of a view in messages; a control is named by the text that is read out for it.
  static func title(of view: UIView) -> String {
    guard view is UIControl, view.accessibilityIdentifier == nil else {
      return ViewTree.title(of: view)
    }
    let label = view.accessibilityLabel ?? ""
    return TreeNode.title(
      kind: String(describing: type(of: view)), identifier: nil, text: label.isEmpty ? nil : label)
  }

  func frame(of view: UIView) -> CGRect { view.visibleFrame(in: root) }

  /// The visible interactive views that aren't part of another control.
  private func shownControls(_ view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return [] }
    if view is UIControl || view.isAccessibilityElement, AccessibilityMarker.isInteractive(view) {
      return [view]
    }
    return view.subviews.flatMap(shownControls)
  }
}

/// A fault that an audit found.
struct AuditFinding: Equatable, Sendable {
  /// The kind by the name in Apple's audits, such as `hitRegion`.
  var kind: String
  /// `UIButton "Save" in Card`.
  var view: String
  /// A description of the fault, with numbers.
  var words: String
  /// In the picture, in points.
  var frame: CGRect

  var text: String { "\(kind): \(view) \(words), at \(ViewOutline.text(frame))" }
}

extension [AuditFinding] {
  /// A mark for each place, which lists all its faults.
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
