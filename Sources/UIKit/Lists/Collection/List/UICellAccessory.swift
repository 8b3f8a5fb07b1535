import DarkroomCoreGraphics
import Foundation

/// A view at the trailing end of a row.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown: always, or depending on whether the cell is in editing mode.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  let view: UIView
  let displayed: DisplayedState

  /// A gray chevron, by default hidden in the editing mode.
  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing
  ) -> UICellAccessory { glyph(.disclosureIndicator, displayed) }

  /// A checkmark in the tint, by default hidden in the editing mode.
  public static func checkmark(displayed: DisplayedState = .whenNotEditing) -> UICellAccessory {
    glyph(.checkmark, displayed)
  }

  /// A gray text, by default also shown in the editing mode.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.sizeToFit()
    return UICellAccessory(view: label, displayed: displayed)
  }

  private static func glyph(
    _ type: UITableViewCell.AccessoryType, _ displayed: DisplayedState
  ) -> UICellAccessory {
    UICellAccessory(view: AccessoryGlyph(type) ?? UIView(), displayed: displayed)
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Creates an accessory from a custom view, which keeps its own size.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory { UICellAccessory(view: configuration.customView, displayed: .always) }

  /// The configuration of an accessory with a custom view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view, which keeps its own size.
    public let customView: UIView

    /// Creates a configuration with a view that is shown in all modes.
    public init(customView: UIView) { self.customView = customView }
  }
}
