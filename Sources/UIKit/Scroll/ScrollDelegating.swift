/// Gives scroll views their `delegate`.
///
/// The property comes from a protocol because tables and collections declare a `delegate` of their own type, which
/// Swift allows only if nothing is overridden.
@preconcurrency @MainActor
public protocol _ScrollDelegating: UIScrollView {}

extension _ScrollDelegating {
  /// The object that is told about scrolling; it is not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
