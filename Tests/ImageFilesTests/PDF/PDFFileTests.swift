import DarkroomRaster
import Testing

@testable import DarkroomImageFiles

/// Files as writers make them, and damaged ones.
struct PDFFileTests {
  private let red = PDFFixture(content: "1 0 0 rg 0 0 20 20 re f")

  private func message(_ bytes: [UInt8]) -> String {
    do {
      _ = try ImageFileReader.vector(bytes)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func aDamagedTableIsMadeAnew() throws {
    let text = String(decoding: red.bytes, as: UTF8.self)

    for damaged in [
      text.replacing("startxref\n", with: "startxref\n9"), text.replacing("xref", with: "xerf"),
      String(text.split(separator: "xref")[0]), "%PDF-1.4\nsomething\n" + text.dropFirst(9),
    ] {
      #expect(try Pixels(Array(damaged.utf8))[10, 10] == .red)
    }
  }

  /// By zlib at level 9: `1 0 0 rg 0 0 20 20 re f`, as hexadecimal digits.
  @Test func contentsAreUnpacked() throws {
    let packed = PDFFixture.stream(
      "78da33543000c2a2743065044645a90a6900369f04ec>", "/Filter [/ASCIIHexDecode /FlateDecode]")
    let plain = PDFFixture.stream("1 0 0 rg 0 0 20 20 re f")
    let text = String(decoding: red.bytes, as: UTF8.self).replacing(plain, with: packed)

    #expect(try Pixels(Array(text.utf8))[10, 10] == .red)
  }

  /// As newer writers do: objects in a stream, and the table of them in another.
  @Test func objectsInStreamsAreFound() throws {
    let members = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 20] /Contents 4 0 R >>",
    ]
    var header = ""
    var body = ""
    for (index, member) in members.enumerated() {
      header += "\(index + 1) \(body.utf8.count) "
      body += member + " "
    }
    var text = "%PDF-1.5\n"
    let content = text.utf8.count
    text += "4 0 obj\n\(PDFFixture.stream("1 0 0 rg 0 0 20 20 re f"))\nendobj\n"
    let container = text.utf8.count
    let entries = "/Type /ObjStm /N 3 /First \(header.utf8.count)"
    text += "5 0 obj\n\(PDFFixture.stream(header + body, entries))\nendobj\n"
    let start = text.utf8.count
    func row(_ kind: Int, _ second: Int, _ third: Int) -> String {
      [kind, second >> 8, second & 255, third].map { hexadecimal($0) }.joined()
    }
    let table = [
      row(0, 0, 0), row(2, 5, 0), row(2, 5, 1), row(2, 5, 2), row(1, content, 0),
      row(1, container, 0),
    ].joined()
    let stated = "/Type /XRef /W [1 2 1] /Size 6 /Root 1 0 R /Filter /ASCIIHexDecode"
    text += "6 0 obj\n\(PDFFixture.stream(table + ">", stated))\nendobj\n"

    #expect(try Pixels(Array("\(text)startxref\n\(start)\n%%EOF".utf8))[10, 10] == .red)
    // The objects are found without the table, too.
    #expect(try Pixels(Array(text.utf8))[10, 10] == .red)
  }

  private func hexadecimal(_ byte: Int) -> String {
    String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
  }

  @Test(arguments: [
    ("BT /F 12 Tf (Hello) Tj ET", "text"), ("/S sh", "there is no shading S"),
    ("BI /W 1 /H 1 ID x EI", "an inline image"), ("/X Do", "there is no object X"),
    ("1 2 nonsense", "the unknown operator \"nonsense\""), ("1 0 0 cm", "cm lacks numbers"),
  ])
  func whatIsNotDrawnIsNamed(content: String, name: String) {
    let message = message(PDFFixture(content: content).bytes)

    #expect(message.contains(name) && message.contains("the PDF"), "\(message)")
  }

  @Test func invisibleTextIsNoReason() {
    #expect(message(PDFFixture(content: "BT 3 Tr (Hello) Tj ET").bytes) == "")
  }

  @Test func hiddenLayersAreNotDrawn() throws {
    let fixture = PDFFixture(
      content: "/OC /L BDC 1 0 0 rg 0 0 20 20 re f EMC", resources: "/Properties << /L 5 0 R >>",
      objects: ["<< /Type /OCG /Name (x) >>"])
    let text = String(decoding: fixture.bytes, as: UTF8.self)

    #expect(try Pixels(Array(text.utf8))[10, 10] == .red)
    // The table no longer fits, which is mended.
    let hidden = text.replacing(
      "/Pages 2 0 R", with: "/OCProperties << /D << /OFF [5 0 R] >> >> /Pages 2 0 R")
    #expect(try Pixels(Array(hidden.utf8))[10, 10] == .clear)
  }

  @Test(arguments: [
    ("%PDF-1.4\n", "it has no catalog"),
    ("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj", "it has no page"),
  ])
  func emptyFilesAreNamed(text: String, name: String) {
    #expect(message(Array(text.utf8)).contains(name))
  }

  @Test func filesInAFileAreNoEndlessRing() {
    let fixture = PDFFixture(
      content: "/F Do", resources: "/XObject << /F 5 0 R >>",
      objects: [
        PDFFixture.stream(
          "/F Do", "/Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /F 5 0 R >> >>")
      ])

    #expect(message(fixture.bytes).contains("a form draws itself"))
  }
}
