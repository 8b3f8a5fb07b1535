import DarkroomCoreGraphics
package import DarkroomTypesetting

/// A font at a size.
///
/// The system font is Inter with San Francisco's vertical metrics and widths. iOS's other families are replaced by
/// fonts that have the same names and line heights: Arimo, with the widths of Helvetica and Arial, for sans-serif
/// families, Lora for serif families, and JetBrains Mono for monospaced ones. Font files in the resources of the app or
/// its tests can be used by name, with or without `UIAppFonts`. So can fonts registered by
/// `CTFontManagerRegisterFontsForURL` and those in the folder `SNAPSHOT_FONT_DIR`.
open class UIFont: NSObject, @unchecked Sendable {
  private let tag = ObjectTag()
  package let font: Font
  let textStyle: TextStyle?
  /// How the font was scaled; nil if no `UIFontMetrics` created it.
  let scaling: Scaling?

  /// The font's properties before it was scaled, so that it can follow another content size category.
  struct Scaling: Sendable {
    let style: TextStyle
    /// The size before scaling, in points.
    let size: CGFloat
    /// The maximum size in points; nil for no maximum.
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

  /// Creates the system font at 12 points; on iOS the result isn't a usable font.
  public convenience override init() { self.init(UIFont.systemFont(ofSize: 12).font) }

  convenience init(request: FontRequest, textStyle: TextStyle? = nil) {
    if case .named = request.family { _ = BundleFonts.isKnown(request) }
    self.init(FontLibrary.shared.fontOrPlaceholder(request), textStyle: textStyle)
  }

  /// Creates a font by full, PostScript or family name; nil if neither a font nor a substitute has that name.
  ///
  /// If the file of a substitute isn't installed, its text is drawn as boxes, and a snapshot of it fails with the
  /// command that installs the font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = UIFont.named(fontName, size: fontSize) else { return nil }
    self.init(font)
  }

  /// Creates a font from a descriptor; a size of 0 uses the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    if pointSize > 0 { request.size = Double(pointSize) }
    self.init(request: request, textStyle: descriptor.textStyle)
  }

  /// The font of a text style for the current traits, which outside of views are those of the main screen.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the size for the traits' content size category (see Measures, text metrics); it is
  /// semibold if bold text is on.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferred(style, traits: traitCollection)
  }

  /// The system font: Inter with San Francisco's line height, 1.1933594 times the size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, weight: .regular)
  }

  /// The system font with a size in points; the weight may lie between the named ones.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    system(fontSize, weight: weight, width: width)
  }

  /// The bold system font, as from `systemFont(ofSize:weight:)`.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, weight: .bold)
  }

  /// The regular system font with slanted characters.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, weight: .regular, isItalic: true)
  }

  /// The system font whose digits all have one width, so that numbers align in columns.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight, monospacedDigits: true)
  }

  /// The system's font in which all characters have one width; JetBrains Mono stands for it here.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight, design: .monospaced)
  }

  /// The standard size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons: 18 points; the titles of system buttons have 15.
  open class var buttonFontSize: CGFloat { 18 }
  /// The small size of the system font: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of the system font: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The names of registered families, of those in the app's resources, and of iOS's own for Latin text, sorted.
  open class var familyNames: [String] {
    BundleFonts.register()
    return FontLibrary.shared.familyNames
  }

  /// The names of a family's fonts.
  ///
  /// For one of iOS's families they are the names on iOS, whichever weights the substitute has.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    BundleFonts.register()
    return FontLibrary.shared.fontNames(inFamily: familyName)
  }

  /// The name of the family; for a substitute, that of the original.
  open var familyName: String { font.familyName }
  /// The font's name: for the system font the one that iOS uses, such as `.SFUI-Semibold`; for a substitute that of the
  /// original; otherwise the PostScript name.
  open var fontName: String { systemFontName ?? font.postScriptName }
  /// The size in points.
  open var pointSize: CGFloat { CGFloat(font.size) }
  /// The ascent above the baseline in points; for the system font it is San Francisco's, 0.9521484 times the size.
  open var ascender: CGFloat { CGFloat(font.metrics.ascender) }
  /// The descent as a negative number of points.
  open var descender: CGFloat { CGFloat(font.metrics.descender) }
  /// The height of capital letters in points.
  open var capHeight: CGFloat { CGFloat(font.metrics.capHeight) }
  /// The height of the letter x in points.
  open var xHeight: CGFloat { CGFloat(font.metrics.xHeight) }
  /// The line height in points: ascender − descender + leading, not rounded.
  open var lineHeight: CGFloat { CGFloat(font.lineHeight) }
  /// The leading in points; 0 for the system font.
  open var leading: CGFloat { CGFloat(font.metrics.leading) }

  /// The same font at another size; it does not follow a text style, even if this one does.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    resized(to: fontSize)
  }

  /// A description from which the same font can be created.
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
