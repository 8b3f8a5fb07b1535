import DarkroomCoreGraphics
public import Foundation

/// The content of a row: an image, a text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, @MainActor Hashable {
  /// The image at the start of the row; nil for none.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The text; an attributed one takes precedence.
  public var text: String?
  /// The text with attributes, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The secondary text; an attributed one takes precedence.
  public var secondaryText: String?
  /// The secondary text with attributes, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// With `horizontal`, the content keeps at least the margins of a table's rows; otherwise only the margins set here
  /// apply.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Points around the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts are in one line if there is enough room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points between parts.
  public var imageToTextPadding: CGFloat = 16
  /// The points between texts that are side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  /// The points between texts that are one below the other; unused if there is only one.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The least height, in points.
  var minimumHeight: CGFloat = 0
  /// Whether symbols have the wider column of sidebars.
  var isSidebar = false

  init(
    _ text: TextProperties, _ secondary: TextProperties, margins: NSDirectionalEdgeInsets
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
  }

  /// A view that shows the configuration; it can later be given another one.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Disabled content is gray.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    guard cell?.isDisabled ?? view?.isDisabled ?? false else { return self }
    var copy = self
    copy.textProperties.color = .tertiaryLabel
    copy.secondaryTextProperties.color = .tertiaryLabel
    return copy
  }
}
