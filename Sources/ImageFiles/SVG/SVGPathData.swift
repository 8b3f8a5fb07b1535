package import DarkroomRaster

/// Parses the `d` attribute of an SVG path.
///
/// - SeeAlso: W3C, "Scalable Vector Graphics 2", chapter 9 and appendix B.2.4. We differ: an error leaves no path,
///   instead of the part before the error.
package struct SVGPathData {
  private let bytes: [UInt8]
  private var next = 0
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, for commands that reflect it, and whether it belongs to a cubic curve.
  private var control: (point: Point, isCubic: Bool)?
  private var isFailed = false

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the path, or a failure with the text that could not be parsed.
  package static func path(_ text: String) -> Result<Path, Failure> {
    var data = SVGPathData(text)
    data.read()
    if data.isFailed {
      let rest = data.bytes[min(data.next, data.bytes.count)...].prefix(20)
      return .failure(Failure(text: String(decoding: rest, as: UTF8.self)))
    }
    return .success(data.path)
  }

  package struct Failure: Error {
    package var text: String
  }

  private mutating func read() {
    var command: UInt8?
    while !isFailed {
      skipSeparators()
      guard next < bytes.count else { return }
      if Self.isLetter(bytes[next]) {
        command = bytes[next]
        next += 1
        if command.map(Self.lowered) == UInt8(ascii: "z") { close() }
      } else if command.map(Self.lowered) == UInt8(ascii: "z") {
        command = nil
      }
      guard let known = command else {
        isFailed = true
        return
      }
      guard Self.lowered(known) != UInt8(ascii: "z") else { continue }
      let place = next
      perform(Self.lowered(known), isRelative: known == Self.lowered(known))
      if isFailed { next = place }
      // After a move, further coordinate pairs are lines.
      if known == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if known == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func close() {
    path.close()
    (current, control) = (start, nil)
  }

  private mutating func perform(_ command: UInt8, isRelative: Bool) {
    let origin = isRelative ? current : .zero
    let old = control
    control = nil
    switch command {
    case UInt8(ascii: "m"):
      current = point(from: origin)
      start = current
      if !isFailed { path.move(to: current) }
    case UInt8(ascii: "l"): line(to: point(from: origin))
    case UInt8(ascii: "h"): line(to: Point(x: origin.x + number(), y: current.y))
    case UInt8(ascii: "v"): line(to: Point(x: current.x, y: origin.y + number()))
    case UInt8(ascii: "c"): cubic(point(from: origin), point(from: origin), point(from: origin))
    case UInt8(ascii: "s"):
      cubic(mirrored(old, isCubic: true), point(from: origin), point(from: origin))
    case UInt8(ascii: "q"): quad(point(from: origin), point(from: origin))
    case UInt8(ascii: "t"): quad(mirrored(old, isCubic: false), point(from: origin))
    case UInt8(ascii: "a"): arc(from: origin)
    default: isFailed = true
    }
  }

  private func mirrored(_ control: (point: Point, isCubic: Bool)?, isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return current }
    return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  private mutating func line(to end: Point) {
    current = end
    if !isFailed { path.line(to: end) }
  }

  private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    (current, control) = (end, (second, true))
    if !isFailed { path.cubic(to: end, control1: first, control2: second) }
  }

  private mutating func quad(_ middle: Point, _ end: Point) {
    (current, control) = (end, (middle, false))
    if !isFailed { path.quad(to: end, control: middle) }
  }

  // MARK: Arcs

  private mutating func arc(from origin: Point) {
    var (rx, ry) = (abs(number()), abs(number()))
    let turn = number() * .pi / 180
    let (isLarge, isSweeping) = (flag(), flag())
    let (begin, end) = (current, point(from: origin))
    guard !isFailed else { return }
    guard rx > 0, ry > 0, begin != end else { return line(to: end) }
    let (cosine, sine) = (PortableMath.cosine(turn), PortableMath.sine(turn))
    let (dx, dy) = ((begin.x - end.x) / 2, (begin.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    // These are coordinates in the space in which the ellipse is a circle of radius 1.
    let (u, v) = (x / rx, y / ry)
    let length = u * u + v * v
    let offset = max(0, 1 / length - 1).squareRoot() * (isLarge == isSweeping ? -1 : 1)
    let (cu, cv) = (offset * v, -offset * u)
    let from = angle(u - cu, v - cv)
    var delta = angle(-u - cu, -v - cv) - from
    if isSweeping, delta < 0 { delta += 2 * .pi }
    if !isSweeping, delta > 0 { delta -= 2 * .pi }
    let place = Transform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
      tx: (begin.x + end.x) / 2, ty: (begin.y + end.y) / 2)
    var piece = Path()
    piece.addArc(
      center: Point(x: cu, y: cv), radius: 1, startAngle: from, endAngle: from + delta,
      clockwise: delta > 0)
    addCurves(of: piece.applying(place), to: end)
    current = end
  }

  /// Adds the curves of an arc, without its first point, which is the current one, and with its exact end point.
  private mutating func addCurves(of arc: Path, to end: Point) {
    let points = arc.points.dropFirst()
    for first in stride(from: 1, to: points.count, by: 3) where first + 2 <= points.count {
      let isLast = first + 3 > points.count
      path.cubic(
        to: isLast ? end : points[first + 2], control1: points[first],
        control2: points[first + 1])
    }
  }

  private func angle(_ x: Double, _ y: Double) -> Double { PortableMath.angle(y: y, x: x) }

  // MARK: Numbers

  private mutating func point(from origin: Point) -> Point {
    let x = number()
    return Point(x: origin.x + x, y: origin.y + number())
  }

  /// Parses an arc's flag, which needs no separator after it.
  private mutating func flag() -> Bool {
    skipSeparators()
    guard next < bytes.count, bytes[next] == UInt8(ascii: "0") || bytes[next] == UInt8(ascii: "1")
    else {
      isFailed = true
      return false
    }
    next += 1
    return bytes[next - 1] == UInt8(ascii: "1")
  }

  private mutating func number() -> Double {
    skipSeparators()
    let begin = next
    if next < bytes.count, Self.isSign(bytes[next]) { next += 1 }
    skipDigits()
    if next < bytes.count, bytes[next] == UInt8(ascii: ".") {
      next += 1
      skipDigits()
    }
    if next < bytes.count, Self.lowered(bytes[next]) == UInt8(ascii: "e") {
      next += 1
      if next < bytes.count, Self.isSign(bytes[next]) { next += 1 }
      skipDigits()
    }
    guard let value = Double(String(decoding: bytes[begin..<next], as: UTF8.self)), value.isFinite
    else {
      isFailed = true
      return 0
    }
    return value
  }

  private mutating func skipDigits() {
    while next < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[next]) {
      next += 1
    }
  }

  private mutating func skipSeparators() {
    while next < bytes.count, bytes[next] <= UInt8(ascii: " ") || bytes[next] == UInt8(ascii: ",") {
      next += 1
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowered(byte))
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { byte | 0x20 }
}
