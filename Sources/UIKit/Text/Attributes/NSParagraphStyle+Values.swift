extension NSParagraphStyle {
  struct Values: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var baseWritingDirection: NSWritingDirection = .natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation: Bool = false
    var tabStops: [NSTextTab] = NSParagraphStyle.defaultTabStops
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation: Bool = false
    var lineBreakStrategy: LineBreakStrategy = []
    var textLists: [NSTextList] = []
  }

  static let defaultTabStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  static func direction(ofLanguage name: String?) -> NSWritingDirection {
    guard let name else { return .leftToRight }
    let isRightToLeft =
      Locale.Language(identifier: name).characterDirection == .rightToLeft
    return isRightToLeft ? .rightToLeft : .leftToRight
  }
}
