import DarkroomCoreGraphics

/// The accessory at a cell's trailing end: a chevron, a checkmark, a detail button, or button and chevron.
final class CellAccessory: UIView {
  private let button: UIButton?
  private let glyph: AccessoryGlyph?
  private static let buttonSize: CGFloat = 22
  private static let gap: CGFloat = 10

  /// Nil for a type that shows nothing.
  init?(_ type: UITableViewCell.AccessoryType, onTap: @escaping () -> Void) {
    guard type != .none else { return nil }
    let hasButton = type == .detailButton || type == .detailDisclosureButton
    button = hasButton ? UIButton(type: .system) : nil
    glyph = AccessoryGlyph(type)
    let width =
      (hasButton ? Self.buttonSize : 0) + (glyph?.bounds.width ?? 0)
      + (hasButton && glyph != nil ? Self.gap : 0)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: width, height: hasButton ? Self.buttonSize : glyph?.bounds.height ?? 0))
    button?.setImage(
      UIImage(
        systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(scale: .large)),
      for: .normal)
    button?.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    if let button { addSubview(button) }
    if let glyph { addSubview(glyph) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.buttonSize
    button?.frame = mirrored(CGRect(x: 0, y: 0, width: size, height: size), in: bounds.width)
    guard let glyph else { return }
    let glyphSize = glyph.bounds.size
    glyph.frame = mirrored(
      CGRect(
        x: bounds.width - glyphSize.width,
        y: ((bounds.height - glyphSize.height) / 2).roundedHalfUp(to: pixel),
        width: glyphSize.width, height: glyphSize.height), in: bounds.width)
  }
}
