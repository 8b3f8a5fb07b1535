import Testing

@testable import DarkroomImageFiles

struct ImageFormatTests {
  @Test(arguments: [
    ("GIF89a", ImageFormat.gif), ("BM", .bmp), ("RIFF....WEBP", .webp), ("%PDF-1.4", .pdf),
    ("<?xml version='1.0'?><!-- x --><svg>", .svg), ("....ftypheic", .heif),
  ])
  func formatsAreToldByTheirFirstBytes(text: String, format: ImageFormat) {
    #expect(ImageFormat(Array(text.utf8)) == format)
  }

  @Test(arguments: ["", "hello", "....ftypavif....mif1", "version https://git-lfs.github.com"])
  func othersAreNone(text: String) {
    #expect(ImageFormat(Array(text.utf8)) == nil)
  }

  @Test func whatToDoIsSaid() {
    do {
      _ = try ImageFileReader.vector(Array("hello".utf8))
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains("export it as PNG, JPEG, PDF or SVG"))
    }
  }
}
