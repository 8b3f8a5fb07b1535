/// A view around another one, whose name is used in failure messages.
protocol WrappingView {
  var inner: Any { get }
}

/// The name of a view in failure messages: its type, or that of the view inside modifiers.
func undrawnName(of view: Any) -> String {
  if let wrapping = view as? any WrappingView { return undrawnName(of: wrapping.inner) }
  return String(String(describing: type(of: view)).prefix { $0 != "<" })
}
