import DarkroomPNG
import DarkroomSnapshotStore
import SnapshotTesting
import Testing
import UIKit

/// Pending pictures are packed in a hurry; accepting makes the same files of them as recording.
struct DraftPictureTests {
  private static let reference = PictureTests.reference

  /// A few colors, many, and noise: a palette, rows of true color, and filtered rows.
  private enum Content: CaseIterable {
    case shapes, gradient, noise

    var image: UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 90, height: 60)).image { context in
        let context = context.cgContext
        for y in 0..<60 {
          for x in 0..<90 {
            let color: UIColor =
              switch self {
              case .shapes: x / 20 == y / 20 ? .systemTeal : .white
              case .gradient:
                UIColor(red: CGFloat(x) / 90, green: CGFloat(y) / 60, blue: 0.5, alpha: 1)
              case .noise:
                UIColor(
                  red: CGFloat((x * 7_919 + y * 104_729) % 251) / 251,
                  green: CGFloat((x * 31 + y * 17 * x) % 241) / 241, blue: 0.2, alpha: 1)
              }
            context.setFillColor(color.cgColor)
            context.fill(CGRect(x: x, y: y, width: 1, height: 1))
          }
        }
      }
    }
  }

  private func recorded(_ image: UIImage, settings: String? = nil) throws -> [UInt8] {
    let package = ScratchPackage(settings: settings)
    _ = package.verify(image, as: .image, record: .all)
    return try #require(package.bytes(Self.reference))
  }

  private func packageWithReference(_ image: UIImage) throws -> ScratchPackage {
    let package = ScratchPackage()
    try Files.write(recorded(image), to: "\(package.path)/\(Self.reference)")
    return package
  }

  private func store(of package: ScratchPackage) -> PendingStore {
    PendingStore(ResultsDirectory(package: package.path, environment: SnapshotEnvironment([:])))
  }

  private func accepted(_ package: ScratchPackage) throws -> [UInt8] {
    #expect(store(of: package).accept(store(of: package).all(), by: "accept").refused.isEmpty)
    return try #require(package.bytes(Self.reference))
  }

  @Test(arguments: Content.allCases)
  private func whatIsAcceptedIsWhatWouldHaveBeenRecorded(_ content: Content) throws {
    let package = ScratchPackage()
    #expect(package.verify(content.image, as: .image, record: .never) != nil)

    #expect(try accepted(package) == recorded(content.image))
  }

  @Test func settingsOfThePackageDecideHowItIsAccepted() throws {
    let settings = #"{"png": {"level": 9, "indexed": false}}"#
    let package = ScratchPackage(settings: settings)
    _ = package.verify(Content.shapes.image, as: .image, record: .never)

    let bytes = try accepted(package)
    #expect(try bytes == recorded(Content.shapes.image, settings: settings))
    #expect(try bytes != recorded(Content.shapes.image))
  }

  @Test func aChangedPictureIsPackedOnceItIsAccepted() throws {
    let package = try packageWithReference(Content.gradient.image)
    #expect(package.verify(Content.noise.image, as: .image, record: .never) != nil)

    #expect(try accepted(package) == recorded(Content.noise.image))
  }

  @Test func whatIsRecordedAtOnceIsPackedAtOnce() throws {
    let package = try packageWithReference(Content.gradient.image)
    #expect(package.verify(Content.shapes.image, as: .image, record: .failed) != nil)

    #expect(try #require(package.bytes(Self.reference)) == recorded(Content.shapes.image))
    #expect(package.lines.last?.draft == nil)
  }

  /// As one is that an earlier version has recorded.
  @Test(arguments: Content.allCases)
  private func aFileThatIsPackedOtherwiseStays(_ content: Content) throws {
    let package = try packageWithReference(content.image)
    let recorded = try #require(package.bytes(Self.reference))
    let other = try PNGEncoder.encode(file: recorded, options: .draft)
    try Files.write(other, to: "\(package.path)/\(Self.reference)")
    _ = package.verify(content.image, as: .image, record: .all)

    #expect(other != recorded)
    #expect(package.bytes(Self.reference) == other)
  }

  @Test func aDamagedDraftIsRefusedAndStays() throws {
    let package = ScratchPackage()
    _ = package.verify(Content.shapes.image, as: .image, record: .never)
    let pending = try #require(store(of: package).all().first)
    let whole = try #require(try Files.read(pending.path.path))
    try Files.write(Array(whole.dropLast(40)), to: pending.path.path)

    #expect(store(of: package).accept([pending], by: "accept").accepted.isEmpty)
    #expect(package.bytes(Self.reference) == nil)
    #expect(try Files.read(pending.path.path) == Array(whole.dropLast(40)))
  }
}
