/// The default style of a form, which depends on its context.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: FormStyleConfiguration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default: the look of `grouped`.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
