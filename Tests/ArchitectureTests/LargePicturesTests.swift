import Foundation
import Testing

/// A picture is as small as what it shows; a large one says why it is large.
struct LargePicturesTests {
  /// Bytes above which a picture needs a reason.
  private static let limit = 20 * 1_024

  @Test func aLargePictureHasItsReason() throws {
    let large = try Repository.files(withExtension: "png", below: "__Snapshots__").filter {
      let file = Repository.root.appending(path: $0)
      return try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 > Self.limit
    }
    let reasons = try Self.reasons()

    #expect(large.map { String($0.dropFirst("__Snapshots__/".count)) } == reasons.keys.sorted())
    #expect(reasons.values.allSatisfy { $0.split(separator: " ").count >= 4 })
  }

  /// Half of the pictures outside of SwiftUI's gallery, which shows whole screens, have at most 2 KB.
  @Test func mostPicturesShowOneSmallFact() throws {
    let pictures = try Repository.files(withExtension: "png", below: "__Snapshots__")
    let sizes = try pictures.filter { !$0.contains("/DarkroomSwiftUIGalleryTests/") }.map {
      try Repository.root.appending(path: $0).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }.sorted()

    #expect(sizes[sizes.count / 2] <= 2_048)
  }

  /// Reasons by path below `__Snapshots__`.
  private static func reasons() throws -> [String: String] {
    let lines = try Repository.text("Tests/ArchitectureTests/LargePictures.txt")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0.count == 2 ? $0[1] : "") })
  }
}
