import DarkroomCoreGraphics
public import Foundation

/// What a bar looks like behind its items.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, _ObjectInitializers {
  public override init() {
    super.init()
    setDefaultBackground()
  }

  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  /// The bars' material and a hairline.
  open func configureWithDefaultBackground() { setDefaultBackground() }
  /// The system's background colour and a hairline.
  open func configureWithOpaqueBackground() {
    setDefaultBackground()
    backgroundColor = .systemBackground
    backgroundEffect = nil
  }
  /// Neither background nor hairline.
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

  /// Shows what a bar's properties from before appearances say.
  ///
  /// - Parameters:
  ///   - background: replaces colour and material; an empty image leaves nothing.
  ///   - shadow: replaces the hairline; an empty image leaves nothing.
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

  /// The effect, where the appearance has no colour of its own.
  var material: UIBlurEffect? { backgroundColor == nil ? backgroundEffect : nil }
}
