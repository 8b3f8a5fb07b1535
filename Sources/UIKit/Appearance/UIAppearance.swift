public import Foundation

/// An object of a class whose appearance can be set for all instances at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
}

extension UIViewController: UIAppearanceContainer {}

extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy of the class.
  ///
  /// A property set on it is also set on each view that enters a window and still has the default value.
  ///
  /// Only the properties listed in the rows of `ViewClass.all` have this effect; setting any other on the proxy changes
  /// no view.
  public class func appearance() -> Self { AppearanceRules.prototype(of: self, in: []) }

  /// - Parameter containerTypes: The views or controllers that a view must be inside of, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRules.prototype(of: self, in: containerTypes) }
}
