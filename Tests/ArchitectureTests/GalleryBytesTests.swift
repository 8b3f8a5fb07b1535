import DarkroomPNG
import Foundation
import Testing

/// What is committed is what a recording writes today, so that no file changes where nobody changed a picture.
///
/// Other versions of zlib may pack the view trees in them a few bytes shorter or longer: there, what was recorded with this
/// one says nothing.
@Suite(.enabled(if: PNGLibrary.versions.zlib == "1.2.13"))
struct GalleryBytesTests {
  @Test func recordingsAgainAreTheSameBytes() throws {
    let pictures = try Repository.files("png", in: "__Snapshots__/DarkroomGalleryTests")
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let file = try Array(Data(contentsOf: picture))

      #expect(try PNGEncoder.encode(file: file, options: .reference) == file, "\(picture.path)")
    }
  }
}
