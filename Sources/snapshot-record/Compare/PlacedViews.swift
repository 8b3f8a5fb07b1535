import DarkroomRaster
import DarkroomTrees

/// The places of a stored tree's views in their picture.
struct PlacedViews {
  /// A view that is shown.
  struct Place {
    /// As messages call it.
    var title: String
    /// The class of the view, without its module path in SwiftUI.
    var kind: String
    /// In pixels.
    var frame: IntRect
    /// Whether it shows letters itself.
    var isText: Bool
    /// Whether no visible view is inside it.
    var isLeaf = true
  }

  /// All places, from back to front.
  private(set) var all: [Place] = []
  private let scale: Double

  /// - Parameter scale: the number of pixels per point.
  init(_ tree: TreeNode, scale: Double) {
    self.scale = scale
    _ = add(tree, at: (0, 0), within: nil, isRoot: true)
  }

  var texts: [Place] { all.filter(\.isText) }

  /// - Returns: whether the view is visible.
  private mutating func add(
    _ node: TreeNode, at origin: (Double, Double), within clip: IntRect?, isRoot: Bool = false
  ) -> Bool {
    guard node["hidden"] == nil, node["alpha"] != "0", !node.isMasked else { return false }
    // The root's own origin is its place in a window.
    let corner =
      isRoot
      ? (0, 0) : node.frame.map { (origin.0 + $0.x, origin.1 + $0.y) } ?? origin
    let size = node.frame.map { ($0.width, $0.height) } ?? (0, 0)
    let own = Self.pixels(corner, size, scale)
    let frame = clip?.intersection(own) ?? own
    let index = all.count
    all.append(
      Place(
        title: Self.shortTitle(node), kind: Self.shortKind(node.kind), frame: frame, isText: false))
    let inner = node["clips"] == nil && !isRoot ? clip : frame
    let scrolled = (node["content offset"] ?? "").split(separator: " ").compactMap { Double($0) }
    let start = scrolled.count == 2 ? (corner.0 - scrolled[0], corner.1 - scrolled[1]) : corner
    var hasChildren = false
    for child in node.children where add(child, at: start, within: inner) { hasChildren = true }
    all[index].isLeaf = !hasChildren
    let hasText = all[(index + 1)...].contains(where: \.isText)
    all[index].isText =
      node.text?.isEmpty == false && !hasText && !frame.isEmpty
      && all[index].kind != "Image" && all[index].kind != "UIImageView"
    return true
  }

  private static func pixels(
    _ corner: (Double, Double), _ size: (Double, Double), _ scale: Double
  ) -> IntRect {
    IntRect(
      enclosing: Rect(
        x: corner.0 * scale + 0.01, y: corner.1 * scale + 0.01,
        width: max(0, size.0 * scale - 0.02), height: max(0, size.1 * scale - 0.02)))
  }

  /// `Text` of `ArticleCard › Text`.
  private static func shortKind(_ kind: String) -> String {
    let last =
      kind.split(separator: "›").last.map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    return withoutArguments(last ?? kind)
  }

  private static func shortTitle(_ node: TreeNode) -> String {
    TreeNode.title(
      kind: withoutArguments(node.kind), identifier: node.identifier, text: node.text)
  }

  /// Returns `_UIHostingView` for `_UIHostingView<ModifiedContent<…>>`, because the types of a whole screen do not help
  /// to find a view.
  private static func withoutArguments(_ kind: String) -> String {
    kind.firstIndex(of: "<").map { String(kind[..<$0]) } ?? kind
  }

  /// The smallest view that contains a box or most of it; the root if there is none.
  func owner(of box: IntRect) -> Place? {
    let area = box.width * box.height
    let holding = all.filter { place in
      let shared = place.frame.intersection(box)
      return 10 * shared.width * shared.height >= 9 * area && !shared.isEmpty
    }
    return holding.min {
      $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
    } ?? all.first
  }

  /// The area around a text in which its letters may lie on iOS; it ends at the neighboring views.
  func reach(of text: Place) -> IntRect {
    let margin = (Int(8 * scale), Int(4 * scale))
    let part = text.frame
    var reach = IntRect(
      minX: part.minX - max(margin.0, part.width / 4), minY: part.minY - margin.1,
      maxX: part.maxX + max(margin.0, part.width / 4), maxY: part.maxY + margin.1)
    for other in all where other.isLeaf && !other.frame.isEmpty {
      let frame = other.frame
      let isBeside = frame.minY < reach.maxY && frame.maxY > reach.minY
      if isBeside, frame.maxX <= part.minX { reach.minX = max(reach.minX, frame.maxX) }
      if isBeside, frame.minX >= part.maxX { reach.maxX = min(reach.maxX, frame.minX) }
      let isInColumn = frame.minX < part.maxX && frame.maxX > part.minX
      if isInColumn, frame.maxY <= part.minY { reach.minY = max(reach.minY, frame.maxY) }
      if isInColumn, frame.minY >= part.maxY { reach.maxY = min(reach.maxY, frame.minY) }
    }
    return reach
  }
}
