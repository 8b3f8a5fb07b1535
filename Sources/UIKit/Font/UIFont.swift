import DarkroomCoreGraphics
package import DarkroomTypesetting

/// A font at a size.
///
/// The system font is Inter with San Francisco's vertical measures and widths. iOS's other families have stand-ins
/// that answer their names and have their line heights: Arimo, with the widths of Helvetica and Arial, for those
/// without serifs, Lora for those with serifs, JetBrains Mono for typewriters. A font file among the
/// resources of the app or of its tests can be named, whether `UIAppFonts` lists it or not, and so can what
/// `CTFontManagerRegisterFontsForURL` registered or lies in the folder of `SNAPSHOT_FONT_DIR`.
open class UIFont: NSObject, @unchecked Sendable {
  private let tag = ObjectTag()
  package let font: Font
  let textStyle: TextStyle?
  /// Nil for fonts that no `UIFontMetrics` made.
  let scaling: Scaling?

  /// What a font was before it was scaled, so that it can follow another content size category.
  struct Scaling: Sendable {
    let style: TextStyle
    /// In points, before.
    let size: CGFloat
    /// In points; nil for none.
    let maximum: CGFloat?
  }

  package init(_ font: Font, textStyle: TextStyle? = nil) {
    self.font = font
    self.textStyle = textStyle
    scaling = nil
    super.init()
  }

  init(_ font: Font, scaling: Scaling) {
    self.font = font
    self.scaling = scaling
    textStyle = nil
    super.init()
  }

  /// The system font of 12 points: iOS makes an object that is no font.
  public convenience override init() { self.init(UIFont.systemFont(ofSize: 12).font) }

  convenience init(request: FontRequest, textStyle: TextStyle? = nil) {
    if case .named = request.family { _ = BundleFonts.isKnown(request) }
    self.init(FontLibrary.shared.fontOrPlaceholder(request), textStyle: textStyle)
  }

  /// A full, PostScript or family name; nil when nothing of that name, nor a stand-in, is known.
  ///
  /// Text in a stand-in whose file is not installed is boxes, and a snapshot of it fails with the command that
  /// installs it.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = UIFont.named(fontName, size: fontSize) else { return nil }
    self.init(font)
  }

  /// A size of 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    if pointSize > 0 { request.size = Double(pointSize) }
    self.init(request: request, textStyle: descriptor.textStyle)
  }

  /// For the current traits; outside of views those of the main screen.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The size that the traits' content size category gives the style (see Measures, text metrics);
  /// semibold where bold text is on.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferred(style, traits: traitCollection)
  }

  /// Inter at San Francisco's line height: 1.1933594 of the size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, weight: .regular)
  }

  /// In points; the weight may lie between the named ones.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    system(fontSize, weight: weight, width: width)
  }

  /// `bold`, as `systemFont(ofSize:weight:)`.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, weight: .bold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, weight: .regular, isItalic: true)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight, monospacedDigits: true)
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight, design: .monospaced)
  }

  /// 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// 18 points; titles of system buttons have 15.
  open class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// Registered families, those of the app's resources, and iOS's own for Latin text, sorted.
  open class var familyNames: [String] {
    BundleFonts.register()
    return FontLibrary.shared.familyNames
  }

  /// Of one of iOS's own families the names of its faces there, whatever cuts the stand-in has.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    BundleFonts.register()
    return FontLibrary.shared.fontNames(inFamily: familyName)
  }

  open var familyName: String { font.familyName }
  /// Of the system font the name that iOS gives it, as `.SFUI-Semibold`; of a stand-in the
  /// original's; else the file's PostScript name.
  open var fontName: String { systemFontName ?? font.postScriptName }
  open var pointSize: CGFloat { CGFloat(font.size) }
  /// Points above the baseline; of the system font San Francisco's 0.9521484 of the size.
  open var ascender: CGFloat { CGFloat(font.metrics.ascender) }
  /// Negative: below the baseline.
  open var descender: CGFloat { CGFloat(font.metrics.descender) }
  /// In points.
  open var capHeight: CGFloat { CGFloat(font.metrics.capHeight) }
  /// In points.
  open var xHeight: CGFloat { CGFloat(font.metrics.xHeight) }
  /// In points: ascender − descender + leading, not rounded.
  open var lineHeight: CGFloat { CGFloat(font.lineHeight) }
  /// In points; 0 for the system font.
  open var leading: CGFloat { CGFloat(font.metrics.leading) }

  /// The new font follows no text style, whatever this one does.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    resized(to: fontSize)
  }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(request: font.request, textStyle: textStyle)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  open override var hash: Int { font.hashValue }

  open override func copy() -> Any { self }

  open override var description: String {
    "<UICTFont: \(ObjectAddress.text(of: self))> font-family: \"\(fontName)\"; \(styleText); "
      + "font-size: \(String(format: "%.2f", font.size))pt"
  }
}

extension UIFont: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
