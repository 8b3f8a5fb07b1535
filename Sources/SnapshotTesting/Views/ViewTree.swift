import DarkroomSnapshotStore
import DarkroomUIKit

/// Writes down what a reader of failures wants to know of each view.
@MainActor
enum ViewTree {
  static func node(of view: UIView) -> TreeNode {
    TreeNode(
      kind: kind(of: view), identifier: view.accessibilityIdentifier,
      text: ViewState.text(of: view),
      frame: TreeFrame(
        x: view.frame.minX, y: view.frame.minY, width: view.frame.width, height: view.frame.height),
      attributes: attributes(of: view), children: view.subviews.map(node))
  }

  /// How a message calls the view.
  static func title(of view: UIView) -> String {
    TreeNode(
      kind: kind(of: view), identifier: view.accessibilityIdentifier, text: ViewState.text(of: view)
    ).title
  }

  private static func kind(of view: UIView) -> String { String(describing: type(of: view)) }

  private static func attributes(of view: UIView) -> [(String, String)] {
    var list: [(String, String)] = []
    if let color = view.backgroundColor, let text = hex(color, view) {
      list.append(("background", text))
    }
    if view.alpha != 1 { list.append(("alpha", TreeNumber.text(view.alpha))) }
    if view.isHidden { list.append(("hidden", "yes")) }
    if view.clipsToBounds { list.append(("clips", "yes")) }
    if !view.transform.isIdentity { list.append(("transform", transform(view.transform))) }
    let layer = view.layer
    if layer.cornerRadius != 0 {
      list.append(("corner radius", TreeNumber.text(layer.cornerRadius)))
    }
    if layer.borderWidth != 0 {
      list.append(("border width", TreeNumber.text(layer.borderWidth)))
    }
    if layer.shadowOpacity != 0 {
      list.append(("shadow opacity", TreeNumber.text(Double(layer.shadowOpacity))))
      list.append(("shadow radius", TreeNumber.text(layer.shadowRadius)))
    }
    if let label = view as? UILabel { list += attributes(of: label) }
    if let image = (view as? UIImageView)?.image {
      list.append(
        ("image", "\(TreeNumber.text(image.size.width))×\(TreeNumber.text(image.size.height))"))
    }
    return list + ViewState.attributes(of: view)
  }

  private static func attributes(of label: UILabel) -> [(String, String)] {
    var list: [(String, String)] = []
    if let font = label.font {
      list.append(("font", "\(font.fontName) \(TreeNumber.text(font.pointSize))"))
    }
    if let color = label.textColor, let text = hex(color, label) {
      list.append(("text color", text))
    }
    if label.numberOfLines != 1 { list.append(("lines", "\(label.numberOfLines)")) }
    return list
  }

  private static func transform(_ t: CGAffineTransform) -> String {
    [t.a, t.b, t.c, t.d, t.tx, t.ty].map { TreeNumber.text($0) }.joined(separator: " ")
  }

  /// `#RRGGBB`, with two more digits where it is translucent; nil for patterns.
  private static func hex(_ color: UIColor, _ view: UIView) -> String? {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let resolved = color.resolvedColor(with: view.traitCollection)
    guard unsafe resolved.getRed(&r, green: &g, blue: &b, alpha: &a) else { return nil }
    let digits = [r, g, b, a].map { value in
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.prefix(a >= 1 ? 3 : 4).joined()
  }
}
