/// Lets `T(type:)` be written where `T` is some kind of button.
///
/// Swift calls none but `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. The initializers of this protocol
/// stand behind those of the classes and call the one that the metatype's class has.
public protocol _UIButtonInitializers {}

extension UIButton: _UIButtonInitializers {}

extension _UIButtonInitializers {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(type buttonType: UIButton.ButtonType) {
    let type = ViewInstantiation.type(Self.self, as: UIButton.self)
    let button = ViewInstantiation.view(of: type, frame: .zero)
    button.become(buttonType)
    self = ViewInstantiation.object(button, as: Self.self)
  }
}
