/// Controls in a small menu, which a button with the label of the group opens; in a menu, controls beside each other.
///
/// - Note: See Apple,
///   https://developer.apple.com/documentation/swiftui/compactmenucontrolgroupstyle.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
