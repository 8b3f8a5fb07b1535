import DarkroomCoreGraphics
import Foundation

/// One section of a flow layout: its header, lines of items, and footer.
///
/// If all items have the same size, their places are computed arithmetically, however many there are.
struct FlowSection {
  enum Items {
    case uniform(CGSize, count: Int)
    case various([CGSize], lines: [FlowLine])
  }

  var axis: FlowAxis
  /// The start of the section along the scroll direction.
  var start: CGFloat = 0
  /// The length of the header along the scroll direction, and that of the footer.
  var header: CGFloat
  var footer: CGFloat
  var inset: UIEdgeInsets
  /// Between lines and between items, the least.
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  /// Of the section, across the scroll direction.
  var breadth: CGFloat
  var items: Items = .uniform(.zero, count: 0)

  private var edges: (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
    axis.insets(inset)
  }
  var room: CGFloat { breadth - edges.before - edges.after }

  var count: Int {
    switch items {
    case .uniform(_, let count): count
    case .various(let sizes, _): sizes.count
    }
  }

  // MARK: Lengths

  /// The number of equal items in a full line.
  func capacity(_ size: CGSize) -> Int {
    let step = axis.across(size) + itemSpacing
    guard step > 0 else { return max(1, count) }
    return max(1, Int(limited: (room + itemSpacing + FlowLine.tolerance) / step))
  }

  /// The total length of all lines with the spaces between them.
  private var linesLength: CGFloat {
    switch items {
    case .uniform(let size, let count):
      guard count > 0 else { return 0 }
      let lines = CGFloat((count + capacity(size) - 1) / capacity(size))
      return lines * axis.along(size) + (lines - 1) * lineSpacing
    case .various(_, let lines):
      return lines.last.map { $0.start + $0.length } ?? 0
    }
  }

  var itemsStart: CGFloat { start + header + edges.start }
  /// Where the insets after the items end.
  var itemsEnd: CGFloat { itemsStart + linesLength + edges.end }
  var end: CGFloat { itemsEnd + footer }

  // MARK: Lines

  /// Breaks items of different sizes into lines.
  mutating func setSizes(_ sizes: [CGSize]) {
    var lines: [FlowLine] = []
    var first = 0
    var position: CGFloat = 0
    while first < sizes.count {
      let next = lineEnd(sizes, first)
      let lengths = sizes[first..<next].map(axis.across)
      let (offset, gap) = FlowLine.justification(
        lengths, room: room, spacing: itemSpacing, isLast: next == sizes.count)
      let length = sizes[first..<next].map(axis.along).max() ?? 0
      lines.append(
        FlowLine(items: first..<next, start: position, length: length, offset: offset, gap: gap))
      position += length + lineSpacing
      first = next
    }
    items = .various(sizes, lines: lines)
  }

  private func lineEnd(_ sizes: [CGSize], _ first: Int) -> Int {
    var used = axis.across(sizes[first])
    var next = first + 1
    while next < sizes.count {
      used += itemSpacing + axis.across(sizes[next])
      if used > room + FlowLine.tolerance { break }
      next += 1
    }
    return next
  }

  // MARK: Frames

  /// The frame in the content's coordinates, before rounding to pixels.
  func frame(ofItem item: Int) -> CGRect {
    switch items {
    case .uniform(let size, _): uniformFrame(item, size)
    case .various(let sizes, let lines): variousFrame(item, sizes, lines)
    }
  }

  private func uniformFrame(_ item: Int, _ size: CGSize) -> CGRect {
    let capacity = capacity(size)
    let line = CGFloat(item / capacity)
    let column = CGFloat(item % capacity)
    let across = axis.across(size)
    let rest = room - CGFloat(capacity) * across - CGFloat(capacity - 1) * itemSpacing
    let gap = capacity > 1 ? itemSpacing + max(0, rest) / CGFloat(capacity - 1) : 0
    let offset = capacity > 1 ? column * (across + gap) : rest / 2
    return axis.rect(
      along: itemsStart + line * (axis.along(size) + lineSpacing), across: edges.before + offset,
      size)
  }

  private func variousFrame(_ item: Int, _ sizes: [CGSize], _ lines: [FlowLine]) -> CGRect {
    let line = lines[lines.firstIndex { item < $0.items.upperBound } ?? 0]
    let across = sizes[line.items.lowerBound..<item].reduce(edges.before + line.offset) {
      $0 + axis.across($1) + line.gap
    }
    let size = sizes[item]
    // Shorter items are centered in their line.
    let along = itemsStart + line.start + (line.length - axis.along(size)) / 2
    return axis.rect(along: along, across: across, size)
  }

  /// The items whose lines intersect a range of the content.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let (low, high) = (low - itemsStart, high - itemsStart)
    switch items {
    case .uniform(let size, let count):
      let step = axis.along(size) + lineSpacing
      guard count > 0, step > 0, high >= 0 else { return 0..<0 }
      let capacity = capacity(size)
      let first = Int(limited: max(0, (low - axis.along(size)) / step))
      let last = Int(limited: max(0, (high / step).rounded(.up)))
      return min(count, first * capacity)..<min(count, (last + 1) * capacity)
    case .various(_, let lines):
      let first = lines.partitioningIndex { $0.start + $0.length >= low }
      let next = lines.partitioningIndex { $0.start > high }
      guard first < next else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[next - 1].items.upperBound
    }
  }
}
