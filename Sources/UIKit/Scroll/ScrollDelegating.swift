/// Gives scroll views their `delegate`.
///
/// It comes from a protocol because tables and collections declare a `delegate` of their own type,
/// which Swift allows only where there is nothing to override.
@preconcurrency @MainActor
public protocol _ScrollDelegating: UIScrollView {}

extension _ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
