import Foundation

/// Declares the initializers of `UIImageView` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UIImageViewInitializers {}

extension UIImageView: _UIImageViewInitializers {}

extension _UIImageViewInitializers where Self: UIImageView {
  @_silgen_name("darkroom_UIImageView_init_image")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(image: UIImage?)

  @_silgen_name("darkroom_UIImageView_init_image")
  @MainActor @usableFromInline
  static func make(image: __owned UIImage?) -> Self {
    ViewInstantiation.call(0, of: UIImageView.self, on: self, .value(image))
  }

  @_silgen_name("darkroom_UIImageView_init_image_highlightedImage")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(image: UIImage?, highlightedImage: UIImage?)

  @_silgen_name("darkroom_UIImageView_init_image_highlightedImage")
  @MainActor @usableFromInline
  static func make(image: __owned UIImage?, highlightedImage: __owned UIImage?) -> Self {
    ViewInstantiation.call(
      1, of: UIImageView.self, on: self, .value(image), .value(highlightedImage))
  }
}
