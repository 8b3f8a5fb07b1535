/// Lets `T(arrangedSubviews:)` be written where `T` is some kind of stack view.
///
/// Swift calls none but `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. The initializers of this protocol
/// stand behind those of the classes and call the one that the metatype's class has.
public protocol _UIStackViewInitializers {}

extension UIStackView: _UIStackViewInitializers {}

extension _UIStackViewInitializers {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(arrangedSubviews: [UIView]) {
    let type = ViewInstantiation.type(Self.self, as: UIStackView.self)
    let stack = ViewInstantiation.view(of: type, frame: .zero)
    for view in arrangedSubviews { stack.addArrangedSubview(view) }
    self = ViewInstantiation.object(stack, as: Self.self)
  }
}
