package import DarkroomTypesetting
package import Foundation

extension NSAttributedString {
  /// - Parameter empty: attributes of the line that an empty text is as high as.
  package func styled(empty: [NSAttributedString.Key: Any] = [:]) -> StyledText {
    TextPieces(self).styled(empty: empty)
  }
}

extension DarkroomTypesetting.TextStyle {
  /// The style of letters with these attributes, without an attributed string, which takes longer than all else of it.
  package init(attributes: [NSAttributedString.Key: Any], text: String) {
    self = TextAttributes(attributes).style(of: text)
  }
}
