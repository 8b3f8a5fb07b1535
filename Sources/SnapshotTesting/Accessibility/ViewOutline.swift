import DarkroomTrees
import DarkroomUIKit
import Foundation

/// A description of a view's layout with one line per view and frames relative to the parent, so that a change affects
/// few lines.
@MainActor
enum ViewOutline {
  static func text(of view: UIView) -> String {
    lines(of: ViewTree.node(of: view), depth: 0).joined(separator: "\n")
  }

  private static func lines(of node: TreeNode, depth: Int) -> [String] {
    var words = [node.kind]
    if let text = node.text { words.append(AccessibilityText.quoted(text)) }
    if let identifier = node.identifier { words.append("#\(identifier)") }
    if let frame = node.frame {
      words.append(
        Self.text(CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)))
    }
    let isHidden = node["hidden"] == "yes"
    if isHidden { words.append("hidden") }
    let line = String(repeating: "  ", count: depth) + words.joined(separator: " ")
    return [line] + (isHidden ? [] : node.children.flatMap { lines(of: $0, depth: depth + 1) })
  }

  /// `(16, 63.33) 101 × 41`.
  nonisolated static func text(_ frame: CGRect) -> String {
    "(\(text(frame.minX)), \(text(frame.minY))) \(text(frame.size))"
  }

  nonisolated static func text(_ size: CGSize) -> String {
    "\(text(size.width)) × \(text(size.height))"
  }

  /// Formats a number with at most two decimals; the smallest step on a screen is a third of a point.
  nonisolated private static func text(_ number: CGFloat) -> String {
    TreeNumber.text((number * 100).rounded() / 100 + 0)
  }
}
