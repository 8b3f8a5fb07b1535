/// A form in groups.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: FormStyleConfiguration) -> some View {
    configuration.content.undrawn("GroupedFormStyle")
  }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
