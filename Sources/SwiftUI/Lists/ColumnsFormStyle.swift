/// A form in two columns, which does not scroll: labels end where what they name begins.
///
/// - See: Apple, [ColumnsFormStyle](https://developer.apple.com/documentation/swiftui/columnsformstyle).
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: FormStyleConfiguration) -> some View {
    Grid(alignment: .leadingFirstTextBaseline) { configuration.content }
      .environment(\.isInColumns, true)
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  /// Whether labels and what they name are cells of a form in columns.
  var isInColumns: Bool {
    get { value(false) }
    set { set(newValue) }
  }
}

/// A label and what it names, in a form in columns.
struct FormColumns<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  var body: some View {
    GridRow {
      VStack(alignment: .trailing) { label }.gridColumnAlignment(.trailing)
      HStack { content }.gridColumnAlignment(.leading)
    }
    .environment(\.isInColumns, false)
  }
}
