/// The label of a text field in a style.
public struct _TextFieldStyleLabel {
  init() {}
}

extension _TextFieldStyleLabel: View, UndrawnValue {
  public typealias Body = Never
}
