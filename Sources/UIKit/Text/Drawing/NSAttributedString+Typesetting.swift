package import DarkroomTypesetting

extension NSAttributedString {
  /// - Parameter empty: attributes of the line that an empty text is as high as.
  package func styled(empty: [NSAttributedString.Key: Any] = [:]) -> StyledText {
    TextPieces(self).styled(empty: empty)
  }
}
