/// The number of colors in which a symbol is drawn.
public struct SymbolRenderingMode: Equatable, Sendable {
  private let name: String

  /// One color: the first foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The colors of the symbol itself, or the foreground style if it has none.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Levels of opacity of one color.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A color for each level of the symbol: the first three foreground styles.
  public static let palette = SymbolRenderingMode(name: "palette")
}
