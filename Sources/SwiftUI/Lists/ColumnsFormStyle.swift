/// A form in two columns.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: FormStyleConfiguration) -> some View {
    configuration.content.undrawn("ColumnsFormStyle")
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
