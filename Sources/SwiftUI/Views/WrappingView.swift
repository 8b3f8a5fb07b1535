/// A view around another one, of which failures speak by the name of the inner one.
protocol WrappingView {
  var inner: Any { get }
}

/// What failures call a view: its type, or that of the view inside of modifiers.
func undrawnName(of view: Any) -> String {
  if let wrapping = view as? any WrappingView { return undrawnName(of: wrapping.inner) }
  return String(String(describing: type(of: view)).prefix { $0 != "<" })
}
