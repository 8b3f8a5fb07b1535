/// The variant of a symbol that is drawn.
public struct SymbolVariants: Hashable, Sendable {
  /// The shape around a symbol; there is at most one.
  private enum Enclosure: String {
    case circle
    case square
    case rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { union(.circle) }
  public var square: SymbolVariants { union(.square) }
  public var rectangle: SymbolVariants { union(.rectangle) }
  public var fill: SymbolVariants { union(.fill) }
  public var slash: SymbolVariants { union(.slash) }

  public func contains(_ other: SymbolVariants) -> Bool {
    (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
      && (other.enclosure == nil || enclosure == other.enclosure)
  }

  /// Combines both variants; the other one's enclosure takes precedence.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }
}

extension SymbolVariants {
  /// The names to try for the variants of a symbol, starting with the most complete.
  ///
  /// Variants that the symbol lacks are omitted: first the fill, then the enclosure, then the slash.
  func names(of name: String) -> [String] {
    (isSlashed ? [name + ".slash", name] : [name]).flatMap { base in
      let enclosed = enclosure.map { filled(base + "." + $0.rawValue) } ?? []
      return enclosed + filled(base)
    }
  }

  /// The name with the fill; a badge comes after it, as in `person.fill.badge.plus`.
  private func filled(_ name: String) -> [String] {
    guard isFilled, !name.split(separator: ".").contains("fill") else { return [name] }
    guard let badge = name.range(of: ".badge") else { return [name + ".fill", name] }
    return [name + ".fill", name[..<badge.lowerBound] + ".fill" + name[badge.lowerBound...], name]
  }
}
