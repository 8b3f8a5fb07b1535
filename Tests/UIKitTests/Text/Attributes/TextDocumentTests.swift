import DarkroomUIKit
import Foundation
import Testing

/// Attributed strings that are made of data.
struct TextDocumentTests {
  @Test func plainTextIsReadAndWritten() throws {
    let data = Data("Gr\u{FC}n".utf8)
    let text = try unsafe NSMutableAttributedString(
      data: data,
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .characterEncoding: String.Encoding.utf8.rawValue,
        .defaultAttributes: [NSAttributedString.Key.kern: 2],
      ], documentAttributes: nil)
    text.append(NSAttributedString(string: "!"))

    #expect(text.string == "Gr\u{FC}n!")
    let kern = unsafe text.attribute(.kern, at: 0, effectiveRange: nil) as? Int
    #expect(kern == 2)
    #expect(try text.data(from: NSRange(location: 0, length: 4)) == data)
  }

  /// An empty text in place of the page would be a wrong picture.
  @Test(arguments: ["<html><body>a</body></html>", " <!DOCTYPE html><p>a", "{\\rtf1 a}"])
  func otherTypesAreRefusedByName(_ source: String) {
    let error = #expect(throws: NSError.self) {
      try unsafe NSAttributedString(data: Data(source.utf8), documentAttributes: nil)
    }
    #expect(error?.code == 65806)
    #expect(error?.localizedDescription.contains("plain text only") == true)
    #expect(throws: NSError.self) {
      try unsafe NSAttributedString(
        data: Data("a".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }
  }
}
