extension UIColor {
  /// The colour that `systemGroupedBackground` has followed since iOS 13.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
