import DarkroomTypesetting

extension NSParagraphStyle {
  var typeset: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = TextAlignment(rawValue: alignment.rawValue) ?? .natural
    style.lineBreakMode = LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .byWordWrapping
    style.baseWritingDirection =
      WritingDirection(rawValue: baseWritingDirection.rawValue) ?? .natural
    style.lineSpacing = Double(lineSpacing)
    style.paragraphSpacing = Double(paragraphSpacing)
    style.paragraphSpacingBefore = Double(paragraphSpacingBefore)
    style.firstLineHeadIndent = Double(firstLineHeadIndent)
    style.headIndent = Double(headIndent)
    style.tailIndent = Double(tailIndent)
    style.lineHeightMultiple = Double(lineHeightMultiple)
    style.minimumLineHeight = Double(minimumLineHeight)
    style.maximumLineHeight = Double(maximumLineHeight)
    style.tabStops = tabStops.map { $0.typeset }
    style.defaultTabInterval = Double(defaultTabInterval)
    style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    return style
  }
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
