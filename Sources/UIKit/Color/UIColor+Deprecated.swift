extension UIColor {
  /// The background color of grouped tables, which is `systemGroupedBackground` since iOS 13.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
