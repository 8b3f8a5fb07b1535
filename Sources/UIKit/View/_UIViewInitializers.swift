public import Foundation

/// Lets `T()` and `T(frame:)` be written where `T` is some kind of view.
///
/// Swift calls none but `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. The initializers of this protocol
/// stand behind those of the classes and call the one that the metatype's class has.
public protocol _UIViewInitializers {}

extension UIView: _UIViewInitializers {}

extension _UIViewInitializers {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init() {
    let type = ViewInstantiation.type(Self.self, as: UIView.self)
    self = ViewInstantiation.object(ViewInstantiation.object(of: type), as: Self.self)
  }

  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect) {
    let type = ViewInstantiation.type(Self.self, as: UIView.self)
    self = ViewInstantiation.object(ViewInstantiation.view(of: type, frame: frame), as: Self.self)
  }
}
