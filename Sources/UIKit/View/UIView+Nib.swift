import DarkroomCoreGraphics
import Foundation

extension UIView {
  /// Reads what the coder's file says, once the class of UIKit that it is for has set itself up.
  func decode(_ coder: NSCoder, as level: UIView.Type) {
    guard let coder = coder as? any InterfaceCoder, ViewClass.builtIn(type(of: self)) == level
    else { return }
    coder.read(into: self)
  }

  func decode(_ nib: any InterfaceReader) {
    set(
      \.translatesAutoresizingMaskIntoConstraints,
      nib.bool("translatesAutoresizingMaskIntoConstraints"))
    if let mask = nib.part("autoresizingMask", ["autoresizingMask"]) {
      autoresizingMask = AutoresizingMask(mask)
    } else if nib.attribute("key") != "contentView" {
      autoresizingMask = []
    }
    decodeGeometry(nib)
    decodeLook(nib)
    decodePriorities(nib)
    decodeMargins(nib)
    decodeAccessibility(nib)
    decodeGuides(nib)
    nib.subviews { place($0) }
    nib.readConstraints(of: self)
  }

  private func place(_ view: UIView) {
    guard view !== self, view.superview !== self else { return }
    if let stack = self as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      addSubview(view)
    }
  }

  private func decodeGeometry(_ nib: any InterfaceReader) {
    if let frame = nib.rect("frame") { self.frame = frame }
    if let bounds = nib.rect("bounds") { self.bounds = bounds }
    set(\.contentMode, nib.word("contentMode", UIView.ContentMode.interfaceWords))
    set(\.autoresizesSubviews, nib.bool("autoresizesSubviews"))
    set(
      \.semanticContentAttribute,
      nib.word("semanticContentAttribute", UISemanticContentAttribute.interfaceWords))
  }

  private func decodeLook(_ nib: any InterfaceReader) {
    set(\.isOpaque, nib.bool("opaque"))
    set(\.alpha, nib.number("alpha"))
    set(\.isHidden, nib.bool("hidden"))
    set(\.clipsToBounds, nib.bool("clipsSubviews"))
    set(\.clearsContextBeforeDrawing, nib.bool("clearsContextBeforeDrawing"))
    set(\.isUserInteractionEnabled, nib.bool("userInteractionEnabled"))
    set(\.isMultipleTouchEnabled, nib.bool("multipleTouchEnabled"))
    set(\.tag, nib.integer("tag"))
    set(\.restorationIdentifier, nib.attribute("restorationIdentifier"))
    set(
      \.overrideUserInterfaceStyle, nib.word("appearanceType", UIUserInterfaceStyle.interfaceWords))
    set(\.backgroundColor, nib.color("backgroundColor"))
    set(\.tintColor, nib.color("tintColor"))
  }

  private func decodePriorities(_ nib: any InterfaceReader) {
    if let priority = nib.priority("horizontalHuggingPriority") {
      setContentHuggingPriority(priority, for: .horizontal)
    }
    if let priority = nib.priority("verticalHuggingPriority") {
      setContentHuggingPriority(priority, for: .vertical)
    }
    if let priority = nib.priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(priority, for: .horizontal)
    }
    if let priority = nib.priority("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(priority, for: .vertical)
    }
  }

  private func decodeMargins(_ nib: any InterfaceReader) {
    set(\.preservesSuperviewLayoutMargins, nib.bool("preservesSuperviewLayoutMargins"))
    set(\.insetsLayoutMarginsFromSafeArea, nib.bool("insetsLayoutMarginsFromSafeArea"))
    nib.ignore("layoutMarginsFollowReadableWidth")
    set(\.layoutMargins, nib.insets("layoutMargins"))
    set(\.directionalLayoutMargins, nib.directionalInsets("directionalLayoutMargins"))
  }

  private func decodeAccessibility(_ nib: any InterfaceReader) {
    guard let reader = nib.part("accessibilityConfiguration", ["accessibility"]) else { return }
    set(\.accessibilityIdentifier, reader.attribute("identifier"))
    set(\.accessibilityLabel, reader.string("label"))
    set(\.accessibilityHint, reader.string("hint"))
    if let traits = reader.part("traits", ["accessibilityTraits"]) {
      accessibilityTraits = UIAccessibilityTraits(traits)
    }
    if let isElement = reader.part("isElement", ["bool"])?.attribute("value") {
      isAccessibilityElement = isElement == "YES"
    }
    reader.finish()
  }

  /// Makes the guides known that constraints refer to.
  private func decodeGuides(_ nib: any InterfaceReader) {
    for part in nib.parts(named: "viewLayoutGuide") {
      guard let guide = guide(forKey: part.attribute("key") ?? "") else {
        part.reportUnknown()
        continue
      }
      part.register(guide)
    }
    for part in nib.list("layoutGuides") {
      let guide = UILayoutGuide()
      guide.identifier = part.attribute("identifier") ?? ""
      addLayoutGuide(guide)
      part.register(guide)
    }
  }

  private func guide(forKey key: String) -> UILayoutGuide? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "layoutMargins": layoutMarginsGuide
    case "readableContent": readableContentGuide
    case "keyboard": keyboardLayoutGuide
    case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}

extension UIView.AutoresizingMask {
  @MainActor fileprivate init(_ nib: any InterfaceReader) {
    let words: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = []
    for (word, mask) in words where nib.attribute(word) == "YES" { insert(mask) }
  }
}

extension UIAccessibilityTraits {
  @MainActor fileprivate init(_ nib: any InterfaceReader) {
    let words: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
      ("header", .header),
    ]
    self = []
    for (word, trait) in words where nib.attribute(word) == "YES" { insert(trait) }
  }
}

extension UIView.ContentMode {
  static let interfaceWords: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension UISemanticContentAttribute {
  static let interfaceWords: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}

extension UIUserInterfaceStyle {
  static let interfaceWords: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
}
