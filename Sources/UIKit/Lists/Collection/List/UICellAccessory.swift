import DarkroomCoreGraphics
import Foundation

/// A view at the trailing end of a row.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown: always, or depending on whether the cell is in editing mode.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  let view: UIView

  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing
  ) -> UICellAccessory { glyph(.disclosureIndicator) }

  public static func checkmark(displayed: DisplayedState = .whenNotEditing) -> UICellAccessory {
    glyph(.checkmark)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.sizeToFit()
    return UICellAccessory(view: label)
  }

  private static func glyph(_ type: UITableViewCell.AccessoryType) -> UICellAccessory {
    UICellAccessory(view: AccessoryGlyph(type) ?? UIView())
  }

  /// Creates an accessory from a custom view, which keeps its own size.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory { UICellAccessory(view: configuration.customView) }

  /// The configuration of an accessory with a custom view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView

    public init(customView: UIView) { self.customView = customView }
  }
}
