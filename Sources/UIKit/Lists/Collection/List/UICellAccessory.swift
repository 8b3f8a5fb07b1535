import DarkroomCoreGraphics
import Foundation

/// A view at the trailing end of a row.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown: always, or depending on whether the cell is in editing mode.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  let view: UIView

  /// A gray chevron; it is shown in the editing mode, too, because `displayed` has no effect here.
  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing
  ) -> UICellAccessory { glyph(.disclosureIndicator) }

  /// A checkmark in the tint; it is shown in the editing mode, too, because `displayed` has no effect here.
  public static func checkmark(displayed: DisplayedState = .whenNotEditing) -> UICellAccessory {
    glyph(.checkmark)
  }

  /// A gray text; it is always shown, because `displayed` has no effect here.
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
    /// The view, which keeps its own size.
    public let customView: UIView

    /// Creates a configuration with a view that is shown in all modes.
    public init(customView: UIView) { self.customView = customView }
  }
}
