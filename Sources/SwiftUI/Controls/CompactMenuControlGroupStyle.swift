/// Controls in a small menu, opened by a button with the label of the group; inside a menu, controls side by side.
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
  /// A menu with the controls, opened by a button with the label of the group; inside a menu, controls side by side.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
