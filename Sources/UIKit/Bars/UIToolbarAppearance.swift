/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons in the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  public override init() { super.init() }
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance.copyValues(of: other.buttonAppearance)
    doneButtonAppearance.copyValues(of: other.doneButtonAppearance)
  }
}
