import DarkroomCoreGraphics
public import Foundation

/// What a navigation bar looks like.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons in the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// Drawn in the tint in place of the back button's arrow.
  open private(set) var backIndicatorImage: UIImage?
  /// - Important: Inert. Nothing slides under the arrow in a still picture.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  public override init() { super.init() }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance.copyValues(of: other.buttonAppearance)
    doneButtonAppearance.copyValues(of: other.doneButtonAppearance)
    backButtonAppearance.copyValues(of: other.backButtonAppearance)
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  /// Both or neither are to be given, as on iOS: with one of them nil the bar has the system's arrow.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let hasBoth = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    self.backIndicatorImage = hasBoth ? backIndicatorImage : nil
    self.backIndicatorTransitionMaskImage = hasBoth ? backIndicatorTransitionMaskImage : nil
  }
}
