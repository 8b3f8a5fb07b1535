import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Testing
import UIKit

@testable import SnapshotTesting

/// A reference whose display list is drawn again needs no drawing.
@MainActor
struct ListShortcutTests {
  let package = ScratchPackage()

  private func view(_ color: UIColor = .systemBlue) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = color
    return view
  }

  private func list(of view: UIView) throws -> DisplayList {
    var image = UIImage()
    Snapshotting<UIView, UIImage>.image.snapshot(view).run { image = $0 }
    return try #require(image.cgImage?.displayList)
  }

  /// A file that claims to be drawn from `view`'s list but shows something else.
  private func writeLie(about view: UIView, in other: ScratchPackage? = nil) throws {
    let pixmap = Pixmap(width: 30, height: 30, filledWith: 0xFF00_FF00)
    let stamp = PNGStamp(pixmap, scale: 3, displayList: ListIdentity.hash(of: try list(of: view)))
    let bytes = try PNGEncoder.encode(pixmap, metadata: PNGMetadata(scale: 3, stamp: stamp))
    try Files.write(bytes, to: "\((other ?? package).path)/\(PictureTests.reference)")
  }

  @Test func anUnchangedListIsNotDrawn() throws {
    try writeLie(about: view())
    package.environment["SNAPSHOT_VERIFY"] = "hashes"

    #expect(package.verify(view(), as: .image) == nil)
  }

  @Test func fullVerificationTrustsNoList() throws {
    try writeLie(about: view())
    package.environment["SNAPSHOT_VERIFY"] = "full"

    #expect(package.verify(view(), as: .image)?.contains("900 of 900 pixels differ") == true)
  }

  /// Pictures that differ from what is drawn in one pixel or more, under the stamp of what is drawn: its pixels, its bands
  /// and, every other time, its list.
  @Test(arguments: 0..<40)
  func fullVerificationSeesEveryForgedStamp(_ number: Int) throws {
    _ = package.verify(view(), as: .image, record: .all)
    let drawn = try PNGDecoder.decode(try #require(package.bytes(PictureTests.reference))).pixmap
    var other = drawn
    for pixel in 0...number % 7 {
      other[(number * 7 + pixel * 11) % 30, (number * 13 + pixel * 5) % 30] ^=
        1 << UInt32(number % 24)
    }
    let list = number.isMultiple(of: 2) ? ListIdentity.hash(of: try list(of: view())) : nil
    let stamp = PNGStamp(drawn, scale: 3, displayList: list)
    let bytes = try PNGEncoder.encode(other, metadata: PNGMetadata(scale: 3, stamp: stamp))
    let messages = try ["hashes", "full"].map { verification in
      let package = ScratchPackage()
      try Files.write(bytes, to: "\(package.path)/\(PictureTests.reference)")
      package.environment["SNAPSHOT_VERIFY"] = verification
      return package.verify(view(), as: .image)
    }

    #expect(messages[0] == nil, "the forgery is good enough to be believed")
    #expect(messages[1] != nil)
  }

  @Test func aSampleFindsAListThatIsNotTheReferences() throws {
    let messages = try (0..<Verification.sampleCount).compactMap { sample in
      let package = ScratchPackage()
      try writeLie(about: view(), in: package)
      package.environment["SNAPSHOT_SAMPLE"] = "\(sample)"
      return package.verify(view(), as: .image).map { (sample, $0) }
    }

    #expect(messages.count == 1)
    let (sample, words) = try #require(messages.first)
    #expect(words.hasPrefix("Snapshot \"a\" does not match reference."))
    #expect(words.contains("sample \(sample) compared the pixels"))
    #expect(words.contains("SNAPSHOT_SAMPLE=\(sample) repeats it."))
  }

  @Test func aChangedListIsDrawn() throws {
    try writeLie(about: view())
    package.environment["SNAPSHOT_VERIFY"] = "hashes"

    #expect(package.verify(view(.systemRed), as: .image) != nil)
  }

  @Test func recordedReferencesCarryTheirList() throws {
    _ = package.verify(view(), as: .image, record: .all)

    let bytes = try #require(package.bytes(PictureTests.reference))
    guard case .valid(let stamp) = PNGStamp.read(from: bytes) else {
      Issue.record("no stamp")
      return
    }
    #expect(stamp.displayList == ListIdentity.hash(of: try list(of: view())))
  }

  /// Layers have no identity of their own: a view built again is the same list.
  @Test func listsFollowWhatIsDrawn() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.text = "a"
    let before = ListIdentity.hash(of: try list(of: label))
    label.text = "b"
    let after = ListIdentity.hash(of: try list(of: label))
    label.text = "a"

    #expect(before != after)
    #expect(before == ListIdentity.hash(of: try list(of: label)))
  }
}
