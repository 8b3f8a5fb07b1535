/// A form in two columns that does not scroll: labels end where their values begin.
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
  /// Two columns that do not scroll: labels end where their values begin.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  /// Whether labels and values are cells of a form in columns.
  var isInColumns: Bool {
    get { value(false) }
    set { set(newValue) }
  }
}

/// A label and its value in a form with columns.
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
