import DarkroomPNG
import DarkroomRaster
import DarkroomTrees

/// The drawing of each view of a tree, by the views' numbers, as a reference stores it.
///
/// It is derived from a picture's display list when the picture is recorded or differs from its reference; a passing
/// assertion does not need it.
struct DrawingNotes: Equatable {
  static let keyword = "Drawing"
  /// The number of marks above which a view's drawing is stored as one mark.
  private static let mostMarks = 48

  var marks: [[DrawnMark]]

  /// Returns nil for a picture without views or one that consists of pixels.
  init?(_ picture: Picture) {
    guard let tree = picture.tree, let list = picture.list else { return nil }
    let corners = tree.corners(scale: Double(picture.scale))
    marks = Array(repeating: [], count: corners.count)
    let numbers = Self.nodes(of: picture.drawers)
    for operation in list.operations {
      guard numbers.indices.contains(Int(operation.owner)) else { continue }
      let node = numbers[Int(operation.owner)]
      guard marks.indices.contains(node), let mark = DrawnMark(operation, from: corners[node])
      else { continue }
      marks[node].append(mark)
    }
    for index in marks.indices where marks[index].count > Self.mostMarks {
      marks[index] = [Self.summary(of: marks[index])]
    }
  }

  /// For each owner the view that drew it; a layer without a view belongs to the view before it.
  private static func nodes(of drawers: [Picture.Drawer]) -> [Int] {
    var last = 0
    return drawers.map { drawer in
      if case .node(let number) = drawer { last = Int(number) }
      return last
    }
  }

  private static func summary(of marks: [DrawnMark]) -> DrawnMark {
    var colors: [UInt32] = []
    var places: [UInt32: Int] = [:]
    var hasher = ContentHasher()
    for mark in marks {
      hasher.update(mark.shape.text)
      for color in mark.colors {
        if places[color] == nil {
          places[color] = colors.count
          colors.append(color)
        }
        hasher.update(places[color] ?? 0)
      }
    }
    return DrawnMark(
      .drawing, [Double(marks.count)], colors: Array(colors.prefix(mostMarks)),
      digest: DrawnMark.short(hasher.finalize()))
  }

  // MARK: Text

  var pngText: PNGText {
    let lines = marks.enumerated().filter { !$0.element.isEmpty }.map { number, marks in
      "\(number) \(marks.map(\.text).joined(separator: "; "))\n"
    }
    return PNGText(Self.keyword, lines.joined())
  }

  /// Returns nil if a reference has no notes, or a text that cannot be parsed.
  init?(_ metadata: PNGMetadata, nodes: Int) {
    guard let text = metadata[Self.keyword] else { return nil }
    marks = Array(repeating: [], count: nodes)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]), marks.indices.contains(number) else {
        return nil
      }
      for part in parts[1].split(separator: ";") {
        guard let mark = DrawnMark(part) else { return nil }
        marks[number].append(mark)
      }
    }
  }
}

extension TreeNode {
  /// The corners of the node and its descendants, in pixels of the picture and in the order of the tree.
  func corners(scale: Double) -> [Point] {
    var corners: [Point] = []
    addCorners(at: Point(x: 0, y: 0), isRoot: true, scale, to: &corners)
    return corners
  }

  private func addCorners(
    at offset: Point, isRoot: Bool, _ scale: Double, to corners: inout [Point]
  ) {
    let own =
      isRoot
      ? offset : Point(x: offset.x + (frame?.x ?? 0), y: offset.y + (frame?.y ?? 0))
    corners.append(Point(x: own.x * scale, y: own.y * scale))
    let inner = scrolled(own)
    for child in children { child.addCorners(at: inner, isRoot: false, scale, to: &corners) }
  }

  /// The origin of the view's content, which moves when the view scrolls.
  private func scrolled(_ corner: Point) -> Point {
    let offset = (self["content offset"] ?? "").split(separator: " ").compactMap { Double($0) }
    guard offset.count == 2 else { return corner }
    return Point(x: corner.x - offset[0], y: corner.y - offset[1])
  }
}
