import DarkroomCoreGraphics
import DarkroomRaster
import DarkroomTypesetting
import Foundation

/// A text container with the lines in it.
struct LaidContainer {
  struct Line {
    let range: NSRange
    let rect: CGRect
    /// With the padding at both ends.
    let used: CGRect
  }

  let container: NSTextContainer
  /// The range of its characters in the whole text.
  let range: NSRange
  let lines: [Line]
  /// The empty line after a line feed at the end.
  let extraLine: Line?
  private let layout: TextLayout

  /// Each container takes the lines that fit its height; the rest continues in the next one.
  static func fill(_ containers: [NSTextContainer], with text: NSAttributedString?)
    -> [LaidContainer]
  {
    guard let text else { return [] }
    var start = 0
    var laid: [LaidContainer] = []
    for container in containers {
      let rest = text.attributedSubstring(
        from: NSRange(location: start, length: text.length - start))
      let next = LaidContainer(container, rest, from: start)
      laid.append(next)
      start = NSMaxRange(next.range)
    }
    return laid
  }

  private init(_ container: NSTextContainer, _ text: NSAttributedString, from start: Int) {
    self.container = container
    let padding = container.lineFragmentPadding
    let limit = container.size
    let mode = container.lineBreakMode
    let layout = TextLayout(
      text.styled(),
      constraints: TextConstraints(
        width: limit.width > 0 && limit.width < 1e6
          ? Double(max(0, limit.width - 2 * padding)) : .infinity,
        maximumLines: container.maximumNumberOfLines,
        lineBreakMode: mode == .byWordWrapping ? nil : LineBreakMode(rawValue: mode.rawValue),
        exclusions: container.exclusions))
    self.layout = layout
    let widest = CGFloat(layout.size.width) + 2 * padding
    let width = limit.width > 0 && limit.width < 1e6 ? limit.width : widest
    let fitting = layout.lines.prefix {
      limit.height <= 0 || CGFloat($0.top + $0.height) <= limit.height + 1e-6
    }
    let all = fitting.map { line in
      Line(
        range: NSRange(location: start + line.range.lowerBound, length: line.range.count),
        rect: Self.fragment(line, width: width, padding: padding),
        used: CGRect(
          x: line.origin.x, y: line.top, width: line.width + Double(2 * padding),
          height: line.height))
    }
    let endsEmpty = text.string.hasSuffix("\n") && all.last?.range.length == 0
    lines = endsEmpty ? all.dropLast() : all
    extraLine = endsEmpty ? all.last : nil
    let end = lines.last.map { NSMaxRange($0.range) } ?? start
    range = NSRange(location: start, length: end - start)
  }

  /// The whole width, or the room beside exclusion paths.
  private static func fragment(_ line: TextLine, width: CGFloat, padding: CGFloat) -> CGRect {
    let left: CGFloat = line.room.map { CGFloat($0.left) + padding } ?? 0
    let right: CGFloat = line.room.map { min(CGFloat($0.right) + padding, width) } ?? width
    return CGRect(
      x: left, y: CGFloat(line.top), width: right - left, height: CGFloat(line.height))
  }

  var used: CGRect {
    (lines + [extraLine].compactMap { $0 }).reduce(CGRect.null) { $0.union($1.used) }.nonNull
  }

  func line(at index: Int) -> Line? {
    lines.first { NSLocationInRange(index, $0.range) } ?? lines.last
  }

  /// The boxes of a range of characters, one for each line.
  func rects(of wanted: NSRange) -> [CGRect] {
    let part = NSIntersectionRange(wanted, range)
    guard part.length > 0 else { return [] }
    let first = part.location - range.location
    return layout.rects(for: first..<first + part.length).map(placed)
  }

  private func placed(_ rect: Rect) -> CGRect {
    CGRect(
      x: rect.x + Double(container.lineFragmentPadding), y: rect.y, width: rect.width,
      height: rect.height)
  }

  func location(at index: Int) -> CGPoint {
    guard let position = lines.firstIndex(where: { NSLocationInRange(index, $0.range) }) else {
      return .zero
    }
    let line = layout.lines[position]
    let caret = placed(layout.caretRect(at: index - range.location))
    return CGPoint(x: caret.minX, y: CGFloat(line.baseline - line.top))
  }

  /// The character at a point, or nearest to it in its line.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    let x = Double(point.x - container.lineFragmentPadding)
    let nearest = layout.index(at: Point(x: x, y: Double(point.y)))
    guard range.length > 0 else { return (range.location, 0) }
    let before = max(0, min(nearest, range.length) - 1)
    for index in [before, min(nearest, range.length - 1)] {
      guard let box = layout.rects(for: index..<index + 1).first, box.width > 0 else { continue }
      if x >= box.x, x <= box.x + box.width, box.y <= Double(point.y) {
        return (range.location + index, CGFloat((x - box.x) / box.width))
      }
    }
    let isPastTheEnd = nearest >= range.length
    return (range.location + min(nearest, range.length - 1), isPastTheEnd ? 1 : 0)
  }

  func draw(_ shown: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let corner = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
    if NSIntersectionRange(shown, range).length == range.length {
      return context.draw(layout, at: corner)
    }
    context.saveGState()
    context.clip(to: rects(of: shown).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
    context.draw(layout, at: corner)
    context.restoreGState()
  }
}

extension CGRect {
  fileprivate var nonNull: CGRect { isNull ? .zero : self }
}
