import DarkroomCoreGraphics
import Foundation

/// What stands at the trailing end of a row.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory shows: always, or by whether the cell is edited.
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

  /// A view of the user's own, as large as it is.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory { UICellAccessory(view: configuration.customView) }

  /// Where a view of the user's own stands.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView

    public init(customView: UIView) { self.customView = customView }
  }
}
