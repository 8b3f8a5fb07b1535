import Foundation

/// As ``_ObjectInitializers``, for the initializers of `UIImageView`.
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
    make(image: image, highlightedImage: nil)
  }

  @_silgen_name("darkroom_UIImageView_init_image_highlightedImage")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(image: UIImage?, highlightedImage: UIImage?)

  @_silgen_name("darkroom_UIImageView_init_image_highlightedImage")
  @MainActor @usableFromInline
  static func make(image: __owned UIImage?, highlightedImage: __owned UIImage?) -> Self {
    let frame = CGRect(origin: .zero, size: image?.size ?? .zero)
    let view = ViewInstantiation.view(of: self, frame: frame)
    view.image = image
    view.highlightedImage = highlightedImage
    return view
  }
}
