import Foundation

/// Lets `T(image:)` be written where `T` is some kind of image view.
///
/// Swift calls none but `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. The initializers of this protocol
/// stand behind those of the classes and call the one that the metatype's class has.
public protocol _UIImageViewInitializers {}

extension UIImageView: _UIImageViewInitializers {}

extension _UIImageViewInitializers {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(image: UIImage?) {
    let type = ViewInstantiation.type(Self.self, as: UIImageView.self)
    let frame = CGRect(origin: .zero, size: image?.size ?? .zero)
    let view = ViewInstantiation.view(of: type, frame: frame)
    view.image = image
    self = ViewInstantiation.object(view, as: Self.self)
  }
}
