/// A view with its type erased.
public struct AnyView {
  let storage: any View

  /// Wraps a view; its state is lost when another type of view takes its place.
  public nonisolated init<V: View>(_ view: V) { storage = view }
  /// Wraps a view; its state is lost when another type of view takes its place.
  public nonisolated init<V: View>(erasing view: V) { storage = view }
  /// Wraps a value that is a view; nil if it isn't one.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    storage = view
  }
}

extension AnyView: View, UndrawnValue, WrappingView {
  public typealias Body = Never

  var inner: Any { storage }
}
