/// The symbols that UIKit itself uses in lists and menus.
extension UIImage {
  /// An ellipsis in a circle.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// A plus sign in a filled circle.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// A minus sign in a filled circle.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// A check mark in a filled circle.
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
