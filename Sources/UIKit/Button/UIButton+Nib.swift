import DarkroomCoreGraphics
import Foundation

extension UIButton {
  private static let kinds: [String: ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]
  private static let configurations: [String: @MainActor () -> Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() },
  ]
  private static let cornerStyles: [String: Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let titleAlignments: [String: Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let sizes: [String: Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let states: [String: State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  func decodeButton(_ nib: any InterfaceReader) {
    nib.ignore("buttonType")
    set(
      nib.word(
        "role",
        ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive])
    ) { $0.role = $1 }
    if let font = nib.font("fontDescription") { titleLabel?.font = font }
    set(nib.bool("adjustsImageWhenHighlighted")) { $0.adjustsImageWhenHighlighted = $1 }
    set(nib.bool("adjustsImageWhenDisabled")) { $0.adjustsImageWhenDisabled = $1 }
    set(nib.bool("showsTouchWhenHighlighted")) { $0.showsTouchWhenHighlighted = $1 }
    set(nib.bool("reversesTitleShadowWhenHighlighted")) {
      $0.reversesTitleShadowWhenHighlighted = $1
    }
    set(nib.bool("changesSelectionAsPrimaryAction")) { $0.changesSelectionAsPrimaryAction = $1 }
    set(nib.insets("contentEdgeInsets")) { $0.contentEdgeInsets = $1 }
    set(nib.insets("titleEdgeInsets")) { $0.titleEdgeInsets = $1 }
    set(nib.insets("imageEdgeInsets")) { $0.imageEdgeInsets = $1 }
    if let mode = nib.word("lineBreakMode", NSLineBreakMode.interfaceWords) {
      titleLabel?.lineBreakMode = mode
    }
    if let offset = nib.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
    for state in nib.parts(named: "state") { decodeState(state) }
    if let part = nib.part("configuration", ["buttonConfiguration"]) {
      configuration = decodedConfiguration(part)
    }
  }

  /// Reads the button type before anything else, because fonts and colors depend on it.
  func becomeDecoded(_ coder: NSCoder) {
    if let kind = coder.interfaceWord("buttonType", in: Self.kinds) { become(kind) }
  }

  private func decodeState(_ reader: any InterfaceReader) {
    guard let state = reader.attribute("key").flatMap({ Self.states[$0] }) else {
      return reader.reportUnknown()
    }
    if let title = reader.string("title") { setTitle(title, for: state) }
    if let image = reader.image("image") { setImage(image, for: state) }
    if let image = reader.image("backgroundImage", catalog: "backgroundImageCatalog") {
      setBackgroundImage(image, for: state)
    }
    if let color = reader.color("titleColor") { setTitleColor(color, for: state) }
    if let color = reader.color("titleShadowColor") { setTitleShadowColor(color, for: state) }
    if let title = reader.attributedString("attributedTitle") {
      setAttributedTitle(title, for: state)
    }
    if let symbol = reader.symbolConfiguration(
      "preferredSymbolConfiguration", ["preferredSymbolConfiguration"])
    {
      setPreferredSymbolConfiguration(symbol, forImageIn: state)
    }
    reader.finish()
  }

  private func decodedConfiguration(_ reader: any InterfaceReader) -> Configuration {
    var result = (reader.word("style", Self.configurations) ?? { .plain() })()
    result.title = reader.string("title")
    result.subtitle = reader.string("subtitle")
    result.image = reader.image("image")
    if let edge = reader.word("imagePlacement", Self.placements) { result.imagePlacement = edge }
    if let padding = reader.number("imagePadding") { result.imagePadding = padding }
    if let padding = reader.number("titlePadding") { result.titlePadding = padding }
    if let alignment = reader.word("titleAlignment", Self.titleAlignments) {
      result.titleAlignment = alignment
    }
    if let style = reader.word("cornerStyle", Self.cornerStyles) { result.cornerStyle = style }
    if let size = reader.word("buttonSize", Self.sizes) { result.buttonSize = size }
    if let color = reader.color("baseForegroundColor") { result.baseForegroundColor = color }
    if let color = reader.color("baseBackgroundColor") { result.baseBackgroundColor = color }
    if let insets = reader.directionalInsets("contentInsets") { result.contentInsets = insets }
    if let symbol = reader.symbolConfiguration(
      "preferredSymbolConfigurationForImage",
      ["preferredSymbolConfiguration", "preferredSymbolConfigurationForImage"])
    {
      result.preferredSymbolConfigurationForImage = symbol
    }
    if let reader = reader.part("background", ["backgroundConfiguration"]) {
      if let color = reader.color("backgroundColor") { result.background.backgroundColor = color }
      if let radius = reader.number("cornerRadius") { result.background.cornerRadius = radius }
      reader.finish()
    }
    reader.finish()
    return result
  }
}
