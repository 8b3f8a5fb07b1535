import DarkroomCoreGraphics
public import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; the system provides missing ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles; the system provides missing ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons in the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image that replaces the back button's arrow, drawn in the tint.
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

  /// Sets the back indicator.
  ///
  /// Both images or neither must be given, as on iOS: if one is nil, the bar shows the system's arrow.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let hasBoth = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    self.backIndicatorImage = hasBoth ? backIndicatorImage : nil
    self.backIndicatorTransitionMaskImage = hasBoth ? backIndicatorTransitionMaskImage : nil
  }
}
