/// A form in groups.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: FormStyleConfiguration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// An inset grouped list with the views of the form as rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
