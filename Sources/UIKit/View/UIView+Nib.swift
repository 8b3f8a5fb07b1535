import DarkroomCoreGraphics
import Foundation

extension UIView {
  /// Reads the attributes in the coder's file, after the UIKit class for which they are has initialized itself.
  func decode(_ coder: NSCoder, as level: UIView.Type) {
    guard let coder = coder as? any InterfaceCoder, ViewClass.builtIn(type(of: self)) == level
    else { return }
    coder.read(into: self)
  }

  func decode(_ nib: any InterfaceReader) {
    set(nib.bool("translatesAutoresizingMaskIntoConstraints")) {
      $0.translatesAutoresizingMaskIntoConstraints = $1
    }
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

  /// Reads the values that can change with size classes while the view exists.
  func decodeVariation(_ nib: any InterfaceReader) {
    decodeLook(nib)
    decodeMargins(nib)
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
    set(nib.word("contentMode", UIView.ContentMode.interfaceWords)) { $0.contentMode = $1 }
    set(nib.bool("autoresizesSubviews")) { $0.autoresizesSubviews = $1 }
    set(nib.word("semanticContentAttribute", UISemanticContentAttribute.interfaceWords)) {
      $0.semanticContentAttribute = $1
    }
  }

  private func decodeLook(_ nib: any InterfaceReader) {
    set(nib.bool("opaque")) { $0.isOpaque = $1 }
    set(nib.number("alpha")) { $0.alpha = $1 }
    set(nib.bool("hidden")) { $0.isHidden = $1 }
    set(nib.bool("clipsSubviews")) { $0.clipsToBounds = $1 }
    set(nib.bool("clearsContextBeforeDrawing")) { $0.clearsContextBeforeDrawing = $1 }
    set(nib.bool("userInteractionEnabled")) { $0.isUserInteractionEnabled = $1 }
    set(nib.bool("multipleTouchEnabled")) { $0.isMultipleTouchEnabled = $1 }
    set(nib.integer("tag")) { $0.tag = $1 }
    set(nib.attribute("restorationIdentifier")) { $0.restorationIdentifier = $1 }
    set(nib.word("appearanceType", UIUserInterfaceStyle.interfaceWords)) {
      $0.overrideUserInterfaceStyle = $1
    }
    set(nib.color("backgroundColor")) { $0.backgroundColor = $1 }
    set(nib.color("tintColor")) { $0.tintColor = $1 }
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
    set(nib.bool("preservesSuperviewLayoutMargins")) { $0.preservesSuperviewLayoutMargins = $1 }
    set(nib.bool("insetsLayoutMarginsFromSafeArea")) { $0.insetsLayoutMarginsFromSafeArea = $1 }
    nib.ignore("layoutMarginsFollowReadableWidth")
    set(nib.insets("layoutMargins")) { $0.layoutMargins = $1 }
    set(nib.directionalInsets("directionalLayoutMargins")) { $0.directionalLayoutMargins = $1 }
  }

  private func decodeAccessibility(_ nib: any InterfaceReader) {
    guard let reader = nib.part("accessibilityConfiguration", ["accessibility"]) else { return }
    set(reader.attribute("identifier")) { $0.accessibilityIdentifier = $1 }
    set(reader.string("label")) { $0.accessibilityLabel = $1 }
    set(reader.string("hint")) { $0.accessibilityHint = $1 }
    if let traits = reader.part("traits", ["accessibilityTraits"]) {
      accessibilityTraits = UIAccessibilityTraits(traits)
    }
    if let isElement = reader.part("isElement", ["bool"])?.attribute("value") {
      isAccessibilityElement = isElement == "YES"
    }
    reader.finish()
  }

  /// Registers the guides to which constraints refer.
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
