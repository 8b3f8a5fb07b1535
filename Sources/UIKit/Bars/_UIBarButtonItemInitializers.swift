/// Declares the initializers of `UIBarButtonItem` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UIBarButtonItemInitializers {}

extension UIBarButtonItem: _UIBarButtonItemInitializers {}

extension _UIBarButtonItemInitializers where Self: UIBarButtonItem {
  @_silgen_name("darkroom_UIBarButtonItem_init_title_style_target_action")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)

  @_silgen_name("darkroom_UIBarButtonItem_init_title_style_target_action")
  @MainActor @usableFromInline
  static func make(
    title: __owned String?, style: UIBarButtonItem.Style, target: __owned Any?,
    action: __owned Selector?
  ) -> Self {
    let item = ViewInstantiation.object(of: self)
    item.take(title: title, style: style, target: target, action: action)
    return item
  }

  @_silgen_name("darkroom_UIBarButtonItem_init_image_style_target_action")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)

  @_silgen_name("darkroom_UIBarButtonItem_init_image_style_target_action")
  @MainActor @usableFromInline
  static func make(
    image: __owned UIImage?, style: UIBarButtonItem.Style, target: __owned Any?,
    action: __owned Selector?
  ) -> Self {
    make(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  @_silgen_name("darkroom_UIBarButtonItem_init_image_landscapeImagePhone_style_target_action")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  )

  @_silgen_name("darkroom_UIBarButtonItem_init_image_landscapeImagePhone_style_target_action")
  @MainActor @usableFromInline
  static func make(
    image: __owned UIImage?, landscapeImagePhone: __owned UIImage?, style: UIBarButtonItem.Style,
    target: __owned Any?, action: __owned Selector?
  ) -> Self {
    let item = ViewInstantiation.object(of: self)
    item.take(title: nil, style: style, target: target, action: action)
    item.image = image
    item.landscapeImagePhone = landscapeImagePhone
    return item
  }

  @_silgen_name("darkroom_UIBarButtonItem_init_barButtonSystemItem_target_action")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(barButtonSystemItem item: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)

  @_silgen_name("darkroom_UIBarButtonItem_init_barButtonSystemItem_target_action")
  @MainActor @usableFromInline
  static func make(
    barButtonSystemItem item: UIBarButtonItem.SystemItem, target: __owned Any?,
    action: __owned Selector?
  ) -> Self {
    let result = ViewInstantiation.object(of: self)
    result.take(item, target: target, action: action)
    return result
  }

  @_silgen_name("darkroom_UIBarButtonItem_init_customView")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(customView: UIView)

  @_silgen_name("darkroom_UIBarButtonItem_init_customView")
  @MainActor @usableFromInline
  static func make(customView: __owned UIView) -> Self {
    let item = ViewInstantiation.object(of: self)
    item.customView = customView
    return item
  }
}
