/// Which form of a symbol is drawn.
public struct SymbolVariants: Hashable, Sendable {
  /// What encloses a symbol; one at a time.
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

  /// Both; the enclosure of the other one replaces this one's.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }
}

extension SymbolVariants {
  /// The names under which the forms of a symbol are looked up, the one with all of them first.
  ///
  /// What a symbol does not have is left out: first the fill, then the enclosure, then the slash.
  func names(of name: String) -> [String] {
    (isSlashed ? [name + ".slash", name] : [name]).flatMap { base in
      let enclosed = enclosure.map { filled(base + "." + $0.rawValue) } ?? []
      return enclosed + filled(base)
    }
  }

  /// A badge follows the fill, as in `person.fill.badge.plus`.
  private func filled(_ name: String) -> [String] {
    guard isFilled, !name.split(separator: ".").contains("fill") else { return [name] }
    guard let badge = name.range(of: ".badge") else { return [name + ".fill", name] }
    return [name + ".fill", name[..<badge.lowerBound] + ".fill" + name[badge.lowerBound...], name]
  }
}
