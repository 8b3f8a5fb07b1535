/// How an associated value is kept.
///
/// There is no difference between atomic and not: all access is serial.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Held weakly, so that nothing dangles where iOS would crash; values that are no objects are kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The result of `copy()`; a value that does not conform to `NSCopying` is kept itself.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}
