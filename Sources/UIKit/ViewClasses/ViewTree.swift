package import DarkroomTrees
import Foundation

/// Writes the tree of views that readers of failures need.
@MainActor
package enum ViewTree {
  /// The maximum depth: trees are indented and recursive, so deeper views are left out.
  private static let greatestDepth = 500

  package static func node(of view: UIView) -> TreeNode {
    var node = node(of: view, depth: 0)
    node.markFormat()
    return node
  }

  private static func node(of view: UIView, depth: Int) -> TreeNode {
    let frame = view.frame
    var node = TreeNode(
      kind: kind(of: view), identifier: view.accessibilityIdentifier, text: text(of: view),
      frame: TreeFrame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
    addAttributes(of: view, to: &node)
    let subviews = view.subviews
    if depth < greatestDepth, !subviews.isEmpty {
      node.children.reserveCapacity(subviews.count)
      // This is not a closure, because on the main actor a closure would check its isolation in each call.
      for subview in subviews { node.children.append(self.node(of: subview, depth: depth + 1)) }
    }
    return node
  }

  /// The numbers of a view and of all its descendants, in the order of its tree.
  package static func numbers(below view: UIView) -> [ObjectIdentifier: Int32] {
    var numbers: [ObjectIdentifier: Int32] = [:]
    number(view, depth: 0, in: &numbers)
    return numbers
  }

  private static func number(
    _ view: UIView, depth: Int, in numbers: inout [ObjectIdentifier: Int32]
  ) {
    numbers[ObjectIdentifier(view)] = Int32(numbers.count)
    guard depth < greatestDepth else { return }
    for subview in view.subviews { number(subview, depth: depth + 1, in: &numbers) }
  }

  /// How a message calls the view.
  package static func title(of view: UIView) -> String {
    TreeNode.title(
      kind: kind(of: view), identifier: view.accessibilityIdentifier, text: text(of: view))
  }

  /// The names by class, cached because the runtime parses a name each time.
  private static var kinds: [ObjectIdentifier: String] = [:]

  private static func text(of view: UIView) -> String? {
    view.viewSource == nil ? view.identifyingText : view.accessibilityLabel
  }

  private static func kind(of view: UIView) -> String {
    if let source = view.viewSource { return source.kind }
    let type = type(of: view)
    if let known = kinds[ObjectIdentifier(type)] { return known }
    let kind = _typeName(type, qualified: false)
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  private static func addAttributes(of view: UIView, to node: inout TreeNode) {
    if let color = view.backgroundColor, let text = color.hex(in: view) {
      node.add("background", text)
    }
    if view.alpha != 1 { node.add("alpha", TreeNumber.text(view.alpha)) }
    if view.isHidden { node.add("hidden", "yes") }
    if view.clipsToBounds { node.add("clips", "yes") }
    if !view.transform.isIdentity { node.add("transform", transform(view.transform)) }
    let layer = view.layer
    if layer.cornerRadius != 0 { node.add("corner radius", TreeNumber.text(layer.cornerRadius)) }
    LayerAttributes.add(of: layer, in: view, to: &node)
    if let source = view.viewSource { addAttributes(of: source, to: &node) }
    for attribute in view.stateAttributes {
      guard let words = attribute.value.words(of: view) else { continue }
      node.add(attribute.name, words)
    }
    if let margins = view.assignedLayoutMargins, !(view is UIStackView), !node.isPart {
      node.add("layout margins", margins.words)
    }
  }

  private static func addAttributes(of source: any ViewSource, to node: inout TreeNode) {
    let radius = source.cornerRadius
    if radius != 0 { node.add("corner radius", TreeNumber.text(radius)) }
    let paddings = source.paddings
    if !paddings.isEmpty {
      node.add("padding", paddings.map(\.words).joined(separator: ", "))
    }
    if let font = source.text?.font {
      node.add("text font", "\(font.fontName) \(TreeNumber.text(font.pointSize))")
    }
  }

  private static func transform(_ t: CGAffineTransform) -> String {
    TreeNumber.text([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
}
