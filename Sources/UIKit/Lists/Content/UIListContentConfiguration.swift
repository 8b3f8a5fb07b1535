import DarkroomCoreGraphics
public import Foundation

/// The content of a row: an image, a text and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, @MainActor Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Where it has `horizontal`, content keeps at least the margins of a table's rows; else the margins are those given
  /// here.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Points around the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts lie in one line where they have the room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points between parts.
  public var imageToTextPadding: CGFloat = 16
  /// Points between texts that lie side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  /// Points between texts that lie one below the other; none where there is only one.
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

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Disabled content is grey.
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
