import DarkroomCoreGraphics
import DarkroomRaster

/// Reads the `d` of an SVG path.
///
/// - SeeAlso: W3C, "Scalable Vector Graphics 2", chapter 9 and appendix B.2.4. As there, but that an error leaves no
///   path in place of the part before it.
struct SVGPathData {
  private let bytes: [UInt8]
  private var next = 0
  private let path = CGMutablePath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for commands that mirror it, and whether it is a cubic's.
  private var control: (point: CGPoint, isCubic: Bool)?
  private var isFailed = false

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The path, or the beginning of what could not be read.
  static func path(_ text: String) -> Result<CGPath, Failure> {
    var data = SVGPathData(text)
    data.read()
    if data.isFailed {
      let rest = data.bytes[min(data.next, data.bytes.count)...].prefix(20)
      return .failure(Failure(text: String(decoding: rest, as: UTF8.self)))
    }
    return .success(data.path)
  }

  struct Failure: Error {
    var text: String
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
      // Further pairs after a move are lines.
      if known == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if known == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func close() {
    path.closeSubpath()
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
    case UInt8(ascii: "h"): line(to: CGPoint(x: origin.x + number(), y: current.y))
    case UInt8(ascii: "v"): line(to: CGPoint(x: current.x, y: origin.y + number()))
    case UInt8(ascii: "c"): cubic(point(from: origin), point(from: origin), point(from: origin))
    case UInt8(ascii: "s"):
      cubic(mirrored(old, isCubic: true), point(from: origin), point(from: origin))
    case UInt8(ascii: "q"): quad(point(from: origin), point(from: origin))
    case UInt8(ascii: "t"): quad(mirrored(old, isCubic: false), point(from: origin))
    case UInt8(ascii: "a"): arc(from: origin)
    default: isFailed = true
    }
  }

  private func mirrored(_ control: (point: CGPoint, isCubic: Bool)?, isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  private mutating func line(to end: CGPoint) {
    current = end
    if !isFailed { path.addLine(to: end) }
  }

  private mutating func cubic(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    (current, control) = (end, (second, true))
    if !isFailed { path.addCurve(to: end, control1: first, control2: second) }
  }

  private mutating func quad(_ middle: CGPoint, _ end: CGPoint) {
    (current, control) = (end, (middle, false))
    if !isFailed { path.addQuadCurve(to: end, control: middle) }
  }

  // MARK: Arcs

  private mutating func arc(from origin: CGPoint) {
    var (rx, ry) = (abs(number()), abs(number()))
    let turn = Double(number()) * .pi / 180
    let (isLarge, isSweeping) = (flag(), flag())
    let (begin, end) = (current, point(from: origin))
    guard !isFailed else { return }
    guard rx > 0, ry > 0, begin != end else { return line(to: end) }
    let (cosine, sine) = (
      CGFloat(PortableMath.cosine(turn)), CGFloat(PortableMath.sine(turn))
    )
    let (dx, dy) = ((begin.x - end.x) / 2, (begin.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    // In the space in which the ellipse is a circle of radius 1.
    let (u, v) = (x / rx, y / ry)
    let length = u * u + v * v
    let offset = max(0, 1 / length - 1).squareRoot() * (isLarge == isSweeping ? -1 : 1)
    let (cu, cv) = (offset * v, -offset * u)
    let from = angle(u - cu, v - cv)
    var delta = angle(-u - cu, -v - cv) - from
    if isSweeping, delta < 0 { delta += 2 * .pi }
    if !isSweeping, delta > 0 { delta -= 2 * .pi }
    let place = CGAffineTransform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
      tx: (begin.x + end.x) / 2, ty: (begin.y + end.y) / 2)
    path.addRelativeArc(
      center: CGPoint(x: cu, y: cv), radius: 1, startAngle: from, delta: delta, transform: place)
    current = end
  }

  private func angle(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    CGFloat(PortableMath.angle(y: Double(y), x: Double(x)))
  }

  // MARK: Numbers

  private mutating func point(from origin: CGPoint) -> CGPoint {
    let x = number()
    return CGPoint(x: origin.x + x, y: origin.y + number())
  }

  /// Flags of arcs need nothing between them.
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

  private mutating func number() -> CGFloat {
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
    return CGFloat(value)
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
