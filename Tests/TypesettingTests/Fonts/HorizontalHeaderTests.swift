import DarkroomFontFiles
import Foundation
import Testing

@testable import DarkroomTypesetting

/// A font takes its metrics from the table `hhea`, whatever its flags say (OpenType, "hhea" and "OS/2").
struct HorizontalHeaderTests {
  private struct FontBytes {
    var bytes: [UInt8]

    func number(_ offset: Int, _ count: Int = 2) -> Int {
      bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Where the table's entry is in the directory.
    func entry(_ tag: String) -> Int? {
      (0..<number(4)).map { 12 + 16 * $0 }.first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) }
    }

    func table(_ tag: String) -> Int? { entry(tag).map { number($0 + 8, 4) } }
  }

  @Test func theFlagOfTypographicMeasuresIsNotHeeded() throws {
    let environment = ProcessInfo.processInfo.environment
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let home = try #require(environment["HOME"])
    let path = "\(caches ?? home + "/.cache")/darkroom/fonts/Heebo[wght].ttf"
    try #require(FileManager.default.fileExists(atPath: path), "run Scripts/setup")
    var font = FontBytes(bytes: try [UInt8](Data(contentsOf: URL(filePath: path))))
    let (axes, os2, header) = try (
      #require(font.entry("fvar")), #require(font.table("OS/2")), #require(font.table("hhea"))
    )
    // Without axes, with the flag, and with a typographic ascender of 1 unit.
    font.bytes.replaceSubrange(axes..<axes + 4, with: Array("fvaz".utf8))
    font.bytes[os2 + 63] |= 0x80
    font.bytes.replaceSubrange(os2 + 68..<os2 + 70, with: [0, 1])

    let library = FontLibrary(searchPath: FontSearchPath(environment: environment))
    let faces = try library.register(bytes: font.bytes, name: "patched.ttf")
    let face = try #require(faces.first)
    let made = Font(
      face: face, request: .named(face.names.postScript, size: 20), metrics: nil)
    let units = try Double(font.number(#require(font.table("head")) + 18))
    #expect(abs(made.metrics.ascender - 20 * Double(font.number(header + 4)) / units) < 0.01)
  }
}
