/// The way in which an associated value is kept.
///
/// Atomic and nonatomic policies behave the same, because all access is serial.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Holds the value weakly, so that nothing dangles where iOS would crash; values that aren't objects are kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps the result of `copy()`; a value that does not conform to `NSCopying` is kept itself.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}
