import Foundation

@testable import DarkroomImageFiles

/// A PDF file of one page of 20 by 20 points, written for a test.
struct PDFFixture {
  var content: String
  var resources = ""
  var page = ""
  /// Further objects, from number 5.
  var objects: [String] = []

  private var all: [String] {
    [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 20] /Contents 4 0 R "
        + "/Resources << \(resources) >> \(page) >>",
      Self.stream(content),
    ] + objects
  }

  static func stream(_ content: String, _ entries: String = "") -> String {
    "<< /Length \(content.utf8.count) \(entries) >>\nstream\n\(content)\nendstream"
  }

  /// With a plain table of its objects.
  var bytes: [UInt8] {
    var text = "%PDF-1.7\n"
    var offsets: [Int] = []
    for (index, object) in all.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n"
    for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
    text += "trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  func pixels(scale: Int = 1) throws -> Pixels { try Pixels(bytes, scale: scale) }
}
