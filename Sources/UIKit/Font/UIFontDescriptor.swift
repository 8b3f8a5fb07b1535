import DarkroomTypesetting

/// What a font is asked for by: family, size, weight, traits, features.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let request: FontRequest
  let textStyle: UIFont.TextStyle?

  init(request: FontRequest, textStyle: UIFont.TextStyle? = nil) {
    self.request = request
    self.textStyle = textStyle
    super.init()
  }

  /// Attributes that are not named in `AttributeName` are ignored.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let start = FontRequest.system(size: 0)
    request = start.applying(attributes)
    textStyle = Self.textStyle(attributes)
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
  /// 0 where no size was asked for.
  open var pointSize: CGFloat { CGFloat(request.size) }
  open var symbolicTraits: SymbolicTraits { request.symbolicTraits }
  open var fontAttributes: [AttributeName: Any] { request.attributes(textStyle: textStyle) }

  open func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .traits ? request.traits : fontAttributes[anAttribute]
  }

  /// Nil for a name that isn't one of the system's styles.
  private static func textStyle(_ attributes: [AttributeName: Any]) -> UIFont.TextStyle? {
    let name = (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
    let style = attributes[.textStyle] as? UIFont.TextStyle ?? name
    return style.flatMap { $0.rawValue.hasPrefix("UICTFontTextStyle") ? $0 : nil }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(
      request: request.applying(attributes),
      textStyle: Self.textStyle(attributes) ?? textStyle)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// Bold makes a font that is lighter than semibold bold; without it such a weight becomes regular.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(request: request.applying(symbolicTraits), textStyle: textStyle)
  }

  /// Nil for a font that is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = request.family else { return nil }
    var request = request
    request.family = .system(design.design)
    return UIFontDescriptor(request: request, textStyle: textStyle)
  }

  /// The font that this descriptor makes, as a list of one; of none where it has another value for one of the keys.
  ///
  /// - Parameter mandatoryKeys: what has to be as it was asked for; nil lets a font stand in for another.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    let font = UIFont(descriptor: self, size: 0)
    let found = font.fontDescriptor
    let differs = (mandatoryKeys ?? []).contains { key in
      if case .named(let name) = request.family, key == .family || key == .name {
        // The descriptor of a font that stands in says the name that was asked for.
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
