/// What text fields look like.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder @MainActor @preconcurrency func _body(
    configuration: TextField<_Label>
  ) -> _Body
  typealias _Label = _TextFieldStyleLabel
}

/// A style of Apple's for text fields, which is not drawn yet.
protocol NamedTextFieldStyle: TextFieldStyle {}

extension NamedTextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.undrawn("\(Self.self)")
  }
}
