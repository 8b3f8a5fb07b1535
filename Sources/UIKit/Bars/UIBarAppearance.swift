import DarkroomCoreGraphics
public import Foundation

/// The appearance of a bar behind its items.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, _ObjectInitializers {
  public override init() {
    super.init()
    setDefaultBackground()
  }

  /// Creates an appearance with the background of another one, of any kind of bar.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// The color behind the items, which replaces the material; nil shows the material.
  open var backgroundColor: UIColor?
  /// The material behind the items; nil, together with a nil color, shows no background.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the items, over color and material.
  open var backgroundImage: UIImage?
  /// The placement of the image; `scaleToFill` by default.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// The color of the hairline, or the tint of `shadowImage`; nil draws no hairline.
  open var shadowColor: UIColor?
  /// The image that replaces the hairline.
  open var shadowImage: UIImage?

  /// Shows the material of bars and a hairline.
  open func configureWithDefaultBackground() { setDefaultBackground() }
  /// Shows the system's background color and a hairline.
  open func configureWithOpaqueBackground() {
    setDefaultBackground()
    backgroundColor = .systemBackground
    backgroundEffect = nil
  }
  /// Shows neither a background nor a hairline.
  open func configureWithTransparentBackground() {
    setDefaultBackground()
    backgroundEffect = nil
    shadowColor = nil
  }

  private func setDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = .barShadow
    shadowImage = nil
  }

  /// Applies the properties by which bars were styled before appearances existed.
  ///
  /// - Parameters:
  ///   - background: The image that replaces color and material; an empty image removes both.
  ///   - shadow: The image that replaces the hairline; an empty image removes it.
  final func take(background: UIImage?, shadow: UIImage?) {
    if let background {
      backgroundColor = nil
      backgroundEffect = nil
      backgroundImage = background
    }
    if let shadow {
      shadowColor = nil
      shadowImage = shadow.withRenderingMode(.alwaysOriginal)
    }
  }

  /// The blur effect; nil if the appearance has a background color.
  var material: UIBlurEffect? { backgroundColor == nil ? backgroundEffect : nil }
}
