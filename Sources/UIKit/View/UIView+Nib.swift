import DarkroomCoreGraphics
import Foundation

extension UIView {
  /// Reads the element that the coder stands for, once the class of UIKit that it is for has set itself up.
  func decode(_ coder: NSCoder, as level: UIView.Type) {
    guard let coder = coder as? NibCoder, NibClasses.builtIn(type(of: self)) == level else {
      return
    }
    coder.session.decode(coder.element, into: self)
  }

  func decode(_ nib: NibReader) {
    set(
      \.translatesAutoresizingMaskIntoConstraints,
      nib.bool("translatesAutoresizingMaskIntoConstraints"))
    if let mask = nib.child(forKey: "autoresizingMask", ["autoresizingMask"]) {
      autoresizingMask = AutoresizingMask(mask)
    } else if nib.element.key != "contentView" {
      autoresizingMask = []
    }
    decodeGeometry(nib)
    decodeLook(nib)
    decodePriorities(nib)
    decodeMargins(nib)
    decodeAccessibility(nib)
    decodeGuides(nib)
    for child in nib.list("subviews") {
      if let view = nib.session.subview(child) { place(view) }
    }
    nib.session.addConstraints(of: self, from: nib.child("constraints"))
  }

  private func place(_ view: UIView) {
    guard view !== self, view.superview !== self else { return }
    if let stack = self as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      addSubview(view)
    }
  }

  private func decodeGeometry(_ nib: NibReader) {
    if let frame = nib.rect("frame") { self.frame = frame }
    if let bounds = nib.rect("bounds") { self.bounds = bounds }
    set(\.contentMode, nib.word("contentMode", NibWords.contentModes))
    set(\.autoresizesSubviews, nib.bool("autoresizesSubviews"))
    set(\.semanticContentAttribute, nib.word("semanticContentAttribute", NibWords.semantics))
  }

  private func decodeLook(_ nib: NibReader) {
    set(\.isOpaque, nib.bool("opaque"))
    set(\.alpha, nib.number("alpha"))
    set(\.isHidden, nib.bool("hidden"))
    set(\.clipsToBounds, nib.bool("clipsSubviews"))
    set(\.clearsContextBeforeDrawing, nib.bool("clearsContextBeforeDrawing"))
    set(\.isUserInteractionEnabled, nib.bool("userInteractionEnabled"))
    set(\.isMultipleTouchEnabled, nib.bool("multipleTouchEnabled"))
    set(\.tag, nib.integer("tag"))
    set(\.restorationIdentifier, nib.attribute("restorationIdentifier"))
    set(\.overrideUserInterfaceStyle, nib.word("appearanceType", NibWords.styles))
    set(\.backgroundColor, nib.color("backgroundColor"))
    set(\.tintColor, nib.color("tintColor"))
  }

  private func decodePriorities(_ nib: NibReader) {
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

  private func decodeMargins(_ nib: NibReader) {
    set(\.preservesSuperviewLayoutMargins, nib.bool("preservesSuperviewLayoutMargins"))
    set(\.insetsLayoutMarginsFromSafeArea, nib.bool("insetsLayoutMarginsFromSafeArea"))
    nib.ignore("layoutMarginsFollowReadableWidth")
    set(\.layoutMargins, nib.insets("layoutMargins"))
    set(\.directionalLayoutMargins, nib.directionalInsets("directionalLayoutMargins"))
  }

  private func decodeAccessibility(_ nib: NibReader) {
    guard let element = nib.child(forKey: "accessibilityConfiguration", ["accessibility"]) else {
      return
    }
    let reader = NibReader(element, nib.session)
    set(\.accessibilityIdentifier, reader.attribute("identifier"))
    set(\.accessibilityLabel, reader.string("label"))
    set(\.accessibilityHint, reader.string("hint"))
    if let traits = reader.child(forKey: "traits", ["accessibilityTraits"]) {
      accessibilityTraits = UIAccessibilityTraits(traits)
    }
    if let isElement = reader.child(forKey: "isElement", ["bool"])?["value"] {
      isAccessibilityElement = isElement == "YES"
    }
    reader.finish()
  }

  /// Makes the guides known that constraints refer to.
  private func decodeGuides(_ nib: NibReader) {
    for element in nib.children(named: "viewLayoutGuide") {
      guard let guide = guide(forKey: element.key ?? "") else {
        nib.session.report.add(.unknownElement, at: element)
        continue
      }
      nib.session.register(guide, as: element)
    }
    for element in nib.list("layoutGuides") {
      let guide = UILayoutGuide()
      guide.identifier = element["identifier"] ?? ""
      addLayoutGuide(guide)
      nib.session.register(guide, as: element)
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
  init(_ element: NibElement) {
    let words: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = []
    for (word, mask) in words where element[word] == "YES" { insert(mask) }
  }
}

extension UIAccessibilityTraits {
  init(_ element: NibElement) {
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
    for (word, trait) in words where element[word] == "YES" { insert(trait) }
  }
}
