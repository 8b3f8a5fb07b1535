/// Declares the initializers of `UITabBarItem` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UITabBarItemInitializers {}

extension UITabBarItem: _UITabBarItemInitializers {}

extension _UITabBarItemInitializers where Self: UITabBarItem {
  @_silgen_name("darkroom_UITabBarItem_init_title_image_tag")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(title: String?, image: UIImage?, tag: Int)

  @_silgen_name("darkroom_UITabBarItem_init_title_image_tag")
  @MainActor @usableFromInline
  static func make(title: __owned String?, image: __owned UIImage?, tag: Int) -> Self {
    let item = ViewInstantiation.object(of: self)
    item.take(title: title, image: image, tag: tag)
    return item
  }

  @_silgen_name("darkroom_UITabBarItem_init_title_image_selectedImage")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(title: String?, image: UIImage?, selectedImage: UIImage?)

  @_silgen_name("darkroom_UITabBarItem_init_title_image_selectedImage")
  @MainActor @usableFromInline
  static func make(
    title: __owned String?, image: __owned UIImage?, selectedImage: __owned UIImage?
  ) -> Self {
    let item = ViewInstantiation.object(of: self)
    item.take(title: title, image: image, tag: 0)
    item.selectedImage = selectedImage
    return item
  }

  @_silgen_name("darkroom_UITabBarItem_init_tabBarSystemItem_tag")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int)

  @_silgen_name("darkroom_UITabBarItem_init_tabBarSystemItem_tag")
  @MainActor @usableFromInline
  static func make(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) -> Self {
    let item = ViewInstantiation.object(of: self)
    item.take(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    return item
  }
}
