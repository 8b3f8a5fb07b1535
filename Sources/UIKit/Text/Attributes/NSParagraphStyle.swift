import DarkroomCoreGraphics

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let tag = ObjectTag()
  var values = Values()

  public override init() {
    super.init()
  }

  private static let sharedDefault = NSParagraphStyle()

  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { sharedDefault }

  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    direction(ofLanguage: languageName)
  }

  /// Points between the bottom of a line and the top of the next.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var alignment: NSTextAlignment { values.alignment }
  /// Points from the leading margin to all lines but the first.
  open var headIndent: CGFloat { values.headIndent }
  /// Points from the leading margin, or from the trailing one where not positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Points from the leading margin to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// In points; 0 sets none, and the maximum goes before it.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Zero sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// A factor of the natural line height; zero leaves it alone.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Points before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// - Important: Inert.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// - Important: Inert.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Twelve left stops, 28 points apart, unless set.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// Points between the stops after the last of `tabStops`; zero for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether spacing shrinks a little before the text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// - Important: Inert.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// The lists that the paragraph lies in, the innermost last.
  ///
  /// - Important: Inert. No marks are drawn that the text does not have.
  open var textLists: [NSTextList] { values.textLists }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func copy() -> Any { copy(with: nil) }

  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  init(_ values: Values) {
    self.values = values
    super.init()
  }
}
