/// The preview that a modifier is laid over.
public struct PreviewModifierContent {
  let view: AnyView
}

extension PreviewModifierContent: View {
  public var body: some View { view }
}
