import DarkroomTypesetting

extension NSParagraphStyle {
  var typeset: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = TextAlignment(rawValue: alignment.rawValue) ?? .natural
    style.lineBreakMode = LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .byWordWrapping
    style.baseWritingDirection =
      WritingDirection(rawValue: baseWritingDirection.rawValue) ?? .natural
    style.lineSpacing = Self.finite(lineSpacing)
    style.paragraphSpacing = Self.finite(paragraphSpacing)
    style.paragraphSpacingBefore = Self.finite(paragraphSpacingBefore)
    style.firstLineHeadIndent = Self.finite(firstLineHeadIndent)
    style.headIndent = Self.finite(headIndent)
    style.tailIndent = Self.finite(tailIndent)
    style.lineHeightMultiple = Self.finite(lineHeightMultiple)
    style.minimumLineHeight = Self.finite(minimumLineHeight)
    style.maximumLineHeight = Self.finite(maximumLineHeight)
    style.tabStops = tabStops.map { $0.typeset }
    style.defaultTabInterval = Self.finite(defaultTabInterval)
    style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    return style
  }

  /// What is not a number, or endless, says nothing.
  private static func finite(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : 0 }
}

extension NSTextTab {
  fileprivate var typeset: TextTab {
    let alignment: TextTab.Alignment
    switch self.alignment {
    case .center: alignment = .center
    case .right: alignment = .right
    case .left, .justified, .natural: alignment = .left
    }
    return TextTab(alignment: alignment, location: Double(location))
  }
}
