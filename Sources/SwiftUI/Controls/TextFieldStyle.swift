/// What text fields look like.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder @MainActor @preconcurrency func _body(
    configuration: TextField<_Label>
  ) -> _Body
  typealias _Label = _TextFieldStyleLabel
}
