import DarkroomCoreGraphics
import Foundation

/// Combines two symbols: `doc.on.doc`, `square.and.arrow.up`, `wrench.and.screwdriver`.
extension SymbolCatalog {
  static func joined(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    for range in [".on.", ".and."].flatMap({ places(of: $0, in: name) }) {
      let (front, back) = (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
      guard let first = find(front, isFilled: isFilled), let second = find(back, isFilled: isFilled)
      else { continue }
      if name[range] == ".on." { return over(first, second, name: withoutFill(front)) }
      return and(first, withoutFill(front), second, back)
    }
    return nil
  }

  private static func places(of separator: String, in name: String) -> [Range<String.Index>] {
    var (found, start) = ([Range<String.Index>](), name.startIndex)
    while let range = name.range(of: separator, range: start..<name.endIndex) {
      found.append(range)
      start = range.upperBound
    }
    return found
  }

  private static func withoutFill(_ name: String) -> String {
    name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
  }

  /// Draws an arrow into or out of the other symbol; other pairs are drawn side by side.
  private static func and(
    _ first: SymbolDrawing, _ name: String, _ second: SymbolDrawing, _ other: String
  ) -> SymbolDrawing {
    if other.hasPrefix("arrow.up") || other.hasPrefix("arrow.down"), first.width >= 60 {
      let arrow = second.fitted(in: CGRect(x: 0, y: 0, width: 40, height: 52))
        .offset(first.width / 2 - 20, first.height - 34)
      return SymbolDrawing(
        first.width, first.height + 20,
        first.at(level: .secondary).parts + arrow.parts.flatMap(\.halos) + arrow.parts)
    }
    let left = first.fitted(in: CGRect(x: 0, y: 0, width: 66, height: 66))
    let right = second.fitted(in: CGRect(x: 0, y: 0, width: 60, height: 60)).offset(56, 34)
    let body = find(withoutFill(other) + ".fill")?
      .fitted(in: CGRect(x: 0, y: 0, width: 60, height: 60)).offset(56, 34)
    return SymbolDrawing(
      116, 94,
      left.at(level: .secondary).parts
        + (right.parts + (body?.parts ?? [])).flatMap(\.halos) + right.parts)
  }
}
