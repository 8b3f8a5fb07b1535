/// Which form of a symbol is drawn.
public struct SymbolVariants: Hashable, Sendable {
  private let names: Set<String>

  public static let none = SymbolVariants(names: [])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let slash = SymbolVariants(names: ["slash"])

  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }

  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }

  private func adding(_ name: String) -> SymbolVariants {
    SymbolVariants(names: names.union([name]))
  }
}
