import DarkroomTypesetting

/// A description of a font: family, size, weight, traits and features.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let request: FontRequest
  let textStyle: UIFont.TextStyle?

  init(request: FontRequest, textStyle: UIFont.TextStyle? = nil) {
    self.request = request
    self.textStyle = textStyle
    super.init()
  }

  /// Creates a descriptor; attributes that `AttributeName` does not list are ignored.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let start = FontRequest.system(size: 0)
    request = start.applying(attributes)
    textStyle = Self.textStyle(attributes)
    super.init()
  }

  /// Creates a descriptor of a named font; whether the font exists is found out when a font is created.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The descriptor of a text style's font at the current text size category.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor of a text style's font at the traits' text size category; nil means the current traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The name of the font that the descriptor creates, as `UIFont.fontName` gives it.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
  /// The size in points; 0 if the descriptor sets none.
  open var pointSize: CGFloat { CGFloat(request.size) }
  /// The traits as bits, such as bold and italic.
  open var symbolicTraits: SymbolicTraits { request.symbolicTraits }
  /// The attributes that the descriptor sets.
  open var fontAttributes: [AttributeName: Any] { request.attributes(textStyle: textStyle) }

  /// The value of an attribute; nil if the descriptor does not set it.
  ///
  /// The traits are always set.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .traits ? request.traits : fontAttributes[anAttribute]
  }

  /// The text style of the attributes; nil if the name isn't one of the system's styles.
  private static func textStyle(_ attributes: [AttributeName: Any]) -> UIFont.TextStyle? {
    let name = (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
    let style = attributes[.textStyle] as? UIFont.TextStyle ?? name
    return style.flatMap { $0.rawValue.hasPrefix("UICTFontTextStyle") ? $0 : nil }
  }

  /// A descriptor in which the given attributes replace this one's; attributes that `AttributeName` does not
  /// list are ignored.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(
      request: request.applying(attributes),
      textStyle: Self.textStyle(attributes) ?? textStyle)
  }

  /// A descriptor with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// A descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// A descriptor with another face of the family, such as "Bold".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// Returns a descriptor with these traits.
  ///
  /// Bold makes a weight below semibold bold; without it, a weight of semibold or above becomes regular.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(request: request.applying(symbolicTraits), textStyle: textStyle)
  }

  /// Returns a descriptor with another design; nil if the font isn't the system font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = request.family else { return nil }
    var request = request
    request.family = .system(design.design)
    return UIFontDescriptor(request: request, textStyle: textStyle)
  }

  /// Returns a list with the descriptor of the font that this descriptor creates; the list is empty if that font
  /// differs in one of the keys.
  ///
  /// - Parameter mandatoryKeys: The attributes that must match; nil allows a substitute.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    let font = UIFont(descriptor: self, size: 0)
    let found = font.fontDescriptor
    let differs = (mandatoryKeys ?? []).contains { key in
      if case .named(let name) = request.family, key == .family || key == .name {
        // The descriptor of a substitute has the name that was requested.
        return name != font.familyName && name != font.fontName
      }
      guard let wanted = object(forKey: key) else { return false }
      return String(describing: wanted) != found.object(forKey: key).map { String(describing: $0) }
    }
    return differs ? [] : [found]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.request == request
  }

  open override var hash: Int { request.hashValue }

  open override func copy() -> Any { self }
}

extension UIFontDescriptor: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
