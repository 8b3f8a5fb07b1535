public import Foundation

/// What has a look that can be set for all of a class.
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
  /// A view that stands for all of the class: what is set of it is set of each view that comes into
  /// a window and has still the value it was made with.
  ///
  /// The properties are those that the rows of `ViewClass.all` name; any other set of it reaches no view.
  public class func appearance() -> Self { AppearanceRules.prototype(of: self, in: []) }

  /// - Parameter containerTypes: views or controllers that it is inside of, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRules.prototype(of: self, in: containerTypes) }
}
