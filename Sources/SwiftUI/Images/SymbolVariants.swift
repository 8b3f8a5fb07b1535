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

  /// The symbol as its name has it.
  ///
  /// Adding it with `symbolVariant(_:)` changes nothing. To undo a variant from outside, set the environment's
  /// `symbolVariants` to it.
  public static let none = SymbolVariants()
  /// The variant in a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// The variant in a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// The filled variant, if the symbol has one.
  public static let fill = SymbolVariants(isFilled: true)
  /// The variant with a slash, if the symbol has one.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The variant in a circle, in place of another shape.
  public var circle: SymbolVariants { union(.circle) }
  /// The variant in a square, in place of another shape.
  public var square: SymbolVariants { union(.square) }
  /// The variant in a rectangle, in place of another shape.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// The variant with a fill, too.
  public var fill: SymbolVariants { union(.fill) }
  /// The variant with a slash, too.
  public var slash: SymbolVariants { union(.slash) }

  /// Whether the variant has all parts of another one.
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
