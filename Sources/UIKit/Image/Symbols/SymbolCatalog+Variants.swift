import DarkroomCoreGraphics
import Foundation

/// Symbols that are made of others.
extension SymbolCatalog {
  /// `x.square`, `x.slash` and `x.badge.plus`, and their variants `.fill`.
  static func variant(_ name: String) -> SymbolDrawing? {
    let isFilled = name.hasSuffix(".fill")
    let base = isFilled ? String(name.dropLast(5)) : name
    if base.hasSuffix(".square") {
      return inSquare(String(base.dropLast(7)), isFilled: isFilled)
    }
    if base.hasSuffix(".slash") {
      return slashed(String(base.dropLast(6)), isFilled: isFilled)
    }
    guard let badge = badges.first(where: { base.hasSuffix(".badge.\($0)") }) else { return nil }
    return badged(String(base.dropLast(7 + badge.count)), badge, isFilled: isFilled)
  }

  private static let badges = ["plus", "minus", "xmark", "checkmark", "exclamationmark"]

  /// The parts of a drawing, its longer side as long as said.
  static func parts(
    of drawing: SymbolDrawing, largestSide: CGFloat, centre: CGPoint
  ) -> [SymbolDrawing.Part] {
    let factor = largestSide / max(drawing.width, drawing.height)
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: centre.x - drawing.width * factor / 2,
      ty: centre.y - drawing.height * factor / 2)
    return drawing.parts.map { $0.moved(by: place) }
  }

  private static func inSquare(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    guard let inner = plain(name) else { return nil }
    let parts = parts(of: inner, largestSide: 50, centre: CGPoint(x: 44, y: 44))
    let frame: SymbolDrawing.Part =
      isFilled
      ? .fill(SymbolShapes.box(-4, -4, 96, 96, radius: 18))
      : .stroke(SymbolShapes.box(0, 0, 88, 88, radius: 16))
    return SymbolDrawing(
      width: 88, height: 88, parts: [frame] + (isFilled ? parts.map(\.inverted) : parts))
  }

  /// A line from the top left to the bottom right, free above.
  private static func slashed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    let inner = isFilled ? plain(name + ".fill") : plain(name)
    guard let inner else { return nil }
    let (middle, half) = (
      CGPoint(x: inner.width / 2, y: inner.height / 2), max(inner.width, inner.height) / 2
    )
    func line(_ offset: CGFloat) -> UIBezierPath {
      SymbolShapes.line(
        (middle.x - half + offset, middle.y - half - offset),
        (middle.x + half + offset, middle.y + half - offset))
    }
    return SymbolDrawing(
      width: inner.width, height: inner.height,
      parts: inner.parts + [.eraseStroke(line(6)), .stroke(line(0))])
  }

  /// A disc in the lower right corner with the mark cut out.
  private static func badged(_ name: String, _ badge: String, isFilled: Bool) -> SymbolDrawing? {
    let inner = isFilled ? plain(name + ".fill") : plain(name)
    guard let inner, let mark = plain(badge) else { return nil }
    let centre = CGPoint(x: inner.width - 6, y: inner.height - 12)
    let marks = parts(of: mark, largestSide: 24, centre: centre).map(\.inverted)
    return SymbolDrawing(
      width: inner.width + 12, height: inner.height,
      parts: inner.parts + [
        .erase(SymbolShapes.circle(centre.x, centre.y, 32)),
        .fill(SymbolShapes.circle(centre.x, centre.y, 24)),
      ] + marks)
  }
}
