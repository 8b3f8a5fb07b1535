import DarkroomCoreGraphics
import Foundation

/// Derives symbols from others by the suffixes of their names.
extension SymbolCatalog {
  static func variant(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    guard name.contains(".") else { return nil }
    return slashed(name, isFilled: isFilled) ?? badged(name, isFilled: isFilled)
      ?? directed(name, isFilled: isFilled) ?? halved(name, isFilled: isFilled)
      ?? joined(name, isFilled: isFilled) ?? enclosed(name, isFilled: isFilled)
      ?? stacked(name, isFilled: isFilled) ?? dashed(name, isFilled: isFilled)
      ?? marked(name, isFilled: isFilled)
  }

  /// Draws a line from the top left to the bottom right, with a gap above it; it extends a little beyond flat or narrow
  /// symbols.
  private static func slashed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    guard name.hasSuffix(".slash"),
      let inner = find(String(name.dropLast(6)) + (isFilled ? ".fill" : ""))
    else { return nil }
    let length = (inner.width + inner.height) / 2 + 2
    let (width, height) = (max(inner.width, length), max(inner.height, length))
    let middle = CGPoint(x: width / 2, y: height / 2)
    func line(_ offset: CGFloat) -> UIBezierPath {
      SymbolShapes.line(
        (middle.x - length / 2 + offset, middle.y - length / 2 - offset),
        (middle.x + length / 2 + offset, middle.y + length / 2 - offset))
    }
    let below = inner.offset((width - inner.width) / 2, (height - inner.height) / 2)
    return SymbolDrawing(
      width, height,
      below.at(level: .secondary).parts + [
        .init(ink: .eraseStroke, path: line(6)), .stroke(line(0)),
      ])
  }

  // MARK: Badges
  /// Draws a disc in the lower right corner from which the mark is cut out; `x.badge` has a plain dot at the top.
  private static func badged(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    if name.hasSuffix(".badge") {
      guard let inner = find(String(name.dropLast(6)), isFilled: isFilled) else { return nil }
      return badged(inner, nil, at: CGPoint(x: inner.width - 12, y: 12))
    }
    if let range = name.range(of: ".trianglebadge."),
      let inner = find(String(name[..<range.lowerBound]), isFilled: isFilled)
    {
      return triangleBadged(inner)
    }
    guard let range = name.range(of: ".badge.", options: .backwards),
      let inner = find(String(name[..<range.lowerBound]), isFilled: isFilled),
      let mark = badge(String(name[range.upperBound...]))
    else { return nil }
    return badged(inner, mark, at: CGPoint(x: inner.width - 6, y: inner.height - 12))
  }

  private static func badge(_ name: String) -> SymbolDrawing? {
    solid(name) ?? find(name)
  }

  private static func badged(
    _ inner: SymbolDrawing, _ mark: SymbolDrawing?, at centre: CGPoint
  ) -> SymbolDrawing {
    let radius: CGFloat = mark == nil ? 16 : 24
    let marks =
      mark.map {
        $0.fitted(in: CGRect(x: 0, y: 0, width: 24, height: 24))
          .offset(centre.x - 12, centre.y - 12).weighing(0.9).parts.map(\.inverted)
      } ?? []
    return SymbolDrawing(
      inner.width + (mark == nil ? 4 : 12), inner.height,
      inner.at(level: .secondary).parts + [
        .erase(SymbolShapes.circle(centre.x, centre.y, radius + 8)),
        .fill(SymbolShapes.circle(centre.x, centre.y, radius)),
      ] + marks.map { $0.ink == .cut || $0.ink == .cutStroke ? $0.erasing : $0 })
  }

  private static func triangleBadged(_ inner: SymbolDrawing) -> SymbolDrawing? {
    guard let mark = find("exclamationmark.triangle.fill") else { return nil }
    let front = mark.fitted(in: CGRect(x: 0, y: 0, width: 52, height: 48))
      .offset(inner.width - 40, inner.height - 44).weighing(0.7)
    return SymbolDrawing(
      inner.width + 12, inner.height,
      inner.at(level: .secondary).parts + front.parts.flatMap(\.halos) + front.parts)
  }

  // MARK: Stacks

  /// Draws `x.2` and `x.3` side by side, and `x.stack` with the edges of further copies behind.
  private static func stacked(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    if name.hasSuffix(".stack") {
      guard let inner = find(String(name.dropLast(6)), isFilled: isFilled) else { return nil }
      let front = inner.fitted(in: CGRect(x: 0, y: 0, width: 100, height: 68)).offset(0, 28)
      return SymbolDrawing(
        100, 96,
        [
          .init(ink: .stroke, path: SymbolShapes.line((20, 0), (80, 0)), level: .tertiary),
          .init(ink: .stroke, path: SymbolShapes.line((12, 14), (88, 14)), level: .secondary),
        ] + front.parts)
    }
    guard name.hasSuffix(".2") || name.hasSuffix(".3"),
      let inner = find(String(name.dropLast(2)), isFilled: isFilled)
    else { return nil }
    return over(inner, inner, name: String(name.dropLast(2)))
  }

  /// Draws the first symbol in front, at the lower left, and the second behind it.
  static func over(
    _ front: SymbolDrawing, _ back: SymbolDrawing, name: String
  ) -> SymbolDrawing {
    let near = front.fitted(in: CGRect(x: 0, y: 0, width: 72, height: 72)).offset(0, 26)
    let far = back.fitted(in: CGRect(x: 0, y: 0, width: 68, height: 68)).offset(34, 0)
    let body = find(name + ".fill")?.fitted(in: CGRect(x: 0, y: 0, width: 72, height: 72))
      .offset(0, 26)
    return SymbolDrawing(
      102, 98,
      far.at(level: .secondary).parts + (near.parts + (body?.parts ?? [])).flatMap(\.halos)
        + near.parts)
  }

  /// Draws a dashed frame with its content.
  private static func dashed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    guard name.hasSuffix(".dashed") || name.hasSuffix(".dotted"),
      var inner = find(String(name.dropLast(7)))
    else { return nil }
    for index in inner.parts.indices where inner.parts[index].ink == .stroke {
      inner.parts[index].ink = .dashes
    }
    return inner
  }

  /// Draws `person.fill.checkmark` with the mark at its right.
  private static func marked(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    let words = name.split(separator: ".")
    for count in [1, 2, 3] where words.count > count {
      let mark = words.suffix(count).joined(separator: ".")
      guard marks.contains(mark),
        let inner = find(words.dropLast(count).joined(separator: "."), isFilled: isFilled),
        let side = find(mark)
      else { continue }
      return beside(inner, side)
    }
    return nil
  }

  private static let marks: Set<String> = [
    "checkmark", "xmark", "plus", "minus", "questionmark", "exclamationmark", "ellipsis", "bolt",
    "arrow.right", "arrow.left", "arrow.up", "arrow.down", "arrow.up.right", "arrow.down.left",
    "arrow.down.right", "arrow.up.left", "arrow.clockwise", "arrow.counterclockwise", "slash",
    "arrow.trianglehead.clockwise", "circlepath", "radiowaves.left.and.right", "wave.2", "rays",
    "waveform", "magnifyingglass", "arrow.circlepath", "sparkles", "horizontal", "vertical",
    "arrow.triangle.2.circlepath", "chevron.right", "chevron.left", "chevron.up", "chevron.down",
    "arrow.forward", "arrow.backward", "hi", "heart", "star", "waves", "gear", "drop", "snowflake",
  ]

  private static func beside(_ inner: SymbolDrawing, _ side: SymbolDrawing) -> SymbolDrawing {
    let mark = side.fitted(in: CGRect(x: 0, y: 0, width: 36, height: 36))
      .offset(inner.width + 10, inner.height / 2 - 18).weighing(0.9)
    return SymbolDrawing(
      inner.width + 46, inner.height, inner.at(level: .secondary).parts + mark.parts)
  }
}

extension SymbolDrawing.Part {
  /// A hole, even if the symbol is drawn in layers.
  fileprivate var erasing: Self {
    var part = self
    part.ink = ink == .cut ? .erase : .eraseStroke
    return part
  }
}
