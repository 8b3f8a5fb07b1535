/// The default style of a form, which depends on its context.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: FormStyleConfiguration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style, which looks like `grouped`.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
