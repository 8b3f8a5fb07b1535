/// The preview to which a modifier is applied.
public struct PreviewModifierContent {
  let view: AnyView
}

extension PreviewModifierContent: View {
  public var body: some View { view }
}
