import DarkroomImageComparison
import DarkroomRaster
import DarkroomTrees

extension ExplainedAreas {
  /// The areas in which changes of a picture's tree are visible, including the old places of changed views.
  init(of changes: [ChangedPlace], in picture: Picture) {
    let count = picture.tree?.count ?? 0
    let numbers = picture.drawers.map { drawer -> Int in
      if case .node(let number) = drawer { Int(number) } else { -1 }
    }
    var explains = [Bool](repeating: false, count: count)
    for change in changes where !change.nodes.isEmpty {
      let reach = change.isSubtree ? change.nodes : change.nodes.prefix(1)
      for number in reach where number < count { explains[number] = true }
    }
    self.init(owners: numbers.map { explains.indices.contains($0) && explains[$0] })
    let drawn = DrawnBounds(picture.list, numbers, count: count)
    areas = changes.compactMap { change in
      guard let old = change.old else { return nil }
      let overflow = change.new.map {
        drawn.overflow(of: change.nodes, over: picture.pixels($0))
      }
      return Area(
        (overflow ?? Overflow()).added(to: picture.pixels(old)),
        before: drawn.firstOwner(from: change.nodes.lowerBound))
    }
  }
}

extension Picture {
  fileprivate func pixels(_ frame: TreeFrame) -> IntRect {
    let scale = Double(scale)
    return IntRect(
      enclosing: Rect(
        x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
        height: frame.height * scale))
  }
}

/// How far drawing extends beyond a frame on each side, in pixels, because of shadows, overhanging letters and
/// rounding.
private struct Overflow {
  var left = 1
  var top = 1
  var right = 1
  var bottom = 1

  func added(to frame: IntRect) -> IntRect {
    IntRect(
      minX: frame.minX - left, minY: frame.minY - top, maxX: frame.maxX + right,
      maxY: frame.maxY + bottom)
  }
}

/// The areas in which the views of a tree draw, by their numbers.
private struct DrawnBounds {
  private var bounds: [IntRect]
  /// The first owner that belongs to a view or to one after it in the tree.
  private var first: [Int32]

  init(_ list: DisplayList?, _ numbers: [Int], count: Int) {
    bounds = Array(repeating: .empty, count: count)
    first = Array(repeating: Int32(numbers.count), count: count + 1)
    for operation in list?.operations ?? [] {
      guard numbers.indices.contains(Int(operation.owner)) else { continue }
      let number = numbers[Int(operation.owner)]
      guard bounds.indices.contains(number) else { continue }
      bounds[number] = bounds[number].union(operation.bounds)
    }
    for (owner, number) in numbers.enumerated().reversed() where first.indices.contains(number) {
      first[number] = Int32(owner)
    }
    for number in first.indices.dropLast().reversed() {
      first[number] = min(first[number], first[number + 1])
    }
  }

  func firstOwner(from number: Int) -> Int32 { first[min(number, first.count - 1)] }

  func overflow(of nodes: Range<Int>, over frame: IntRect) -> Overflow {
    let drawn = nodes.clamped(to: bounds.indices).reduce(IntRect.empty) { $0.union(bounds[$1]) }
    guard !drawn.isEmpty else { return Overflow() }
    return Overflow(
      left: max(0, frame.minX - drawn.minX) + 1, top: max(0, frame.minY - drawn.minY) + 1,
      right: max(0, drawn.maxX - frame.maxX) + 1, bottom: max(0, drawn.maxY - frame.maxY) + 1)
  }
}
