extension NSAttributedString.Key {
  /// A `UIFont`; Helvetica 12 where absent.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`; black where absent.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: 0 for none, 1 for the font's default ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number of points added after each character, which also turns ligatures off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number of points added after each character.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A percentage of the point size; negative numbers also fill.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// - Important: Inert.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An `NSTextAttachment`, on the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or a string; text views draw it in their link attributes.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points upwards.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The tangent of the slant.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// - Important: Inert. Text is horizontal, as on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// - Important: Inert.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// - Important: Inert.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The tag of a language, as a string; it chooses among fallback fonts and forms of glyphs, and breaks lines.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
