import DarkroomTypesetting

extension NSAttributedString {
  /// - Parameter empty: attributes of the line that an empty text is as high as.
  func styled(empty: [NSAttributedString.Key: Any] = [:]) -> StyledText {
    let blank = TextAttributes(empty)
    var text = StyledText(style: blank.style, paragraphStyle: blank.paragraph.typeset)
    let whole = string as NSString
    var start = 0
    while start < length {
      var range = NSRange()
      let values = unsafe attributes(at: start, effectiveRange: &range)
      let attributes = TextAttributes(values)
      text.append(
        whole.substring(with: range), style: attributes.style,
        paragraphStyle: attributes.paragraph.typeset)
      start = range.location + range.length
    }
    return text
  }
}
