/// Controls in a small menu.
public struct CompactMenuControlGroupStyle: NamedControlGroupStyle {
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
