import Foundation
@_spi(Internals) import SnapshotTesting
import Testing
import UIKit
import XCTest

/// What test suites write against upstream's library, 1.17 to 1.19: it must compile and mean the same.
struct UpstreamSourceTests {
  /// A strategy of one's own with attachments, as before 1.19.
  private let words = Diffing<String>(
    toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
  ) { old, new in
    guard old != new else { return nil }
    let attachment = XCTAttachment(string: "\(old) → \(new)")
    attachment.name = "words"
    attachment.lifetime = .keepAlways
    return ("other words", [attachment])
  }

  /// The same since 1.19.
  private let newerWords = Diffing<String>.diff(
    toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
  ) { old, new in
    old == new ? nil : ("other words", [.data(Data("\(old) → \(new)".utf8), name: "words.txt")])
  }

  @Test func bothKindsOfDifferencesReport() throws {
    let old = try #require(words.diff("a", "b"))
    let new = try #require(newerWords.diff("a", "b"))

    #expect(old.0 == new.0)
    #expect(old.1.map(\.name) == new.1.map(\.name))
    #expect(newerWords.diff("a", "a") == nil)
  }

  @Test func attachmentsHoldImages() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }

    #expect(XCTAttachment(image: image).uniformTypeIdentifier == "public.png")
    if case .xcTest(let inner) = DiffAttachment.xcTest(XCTAttachment(data: Data())) {
      #expect(inner.name == nil)
    }
  }

  /// Never run: the names and labels of every function and trait.
  @MainActor
  private func compiles(_ view: UIView, _ controller: UIViewController) throws {
    assertSnapshot(of: view, as: .image, named: "n", record: .missing, timeout: 1)
    assertSnapshot(of: view, as: .image(precision: 0.99, perceptualPrecision: 0.98))
    assertSnapshot(
      of: view, as: .image(drawHierarchyInKeyWindow: true, size: .zero, traits: .init()))
    assertSnapshot(of: controller, as: .image(on: .iPhone13Pro(.landscape), precision: 1))
    assertSnapshot(of: controller, as: .wait(for: 0.1, on: .image(on: .iPadMini(.portrait))))
    assertSnapshot(of: controller, as: .hierarchy)
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhoneX))
    assertSnapshots(of: controller, as: [.image(on: .iPhoneSe), .image(on: .iPadPro12_9)])
    assertSnapshots(of: view, as: ["a": .image, "b": .image(size: .zero)], record: .never)
    withSnapshotTesting(record: .failed, diffTool: .ksdiff) {
      assertSnapshot(of: ["a": 1], as: .json)
      assertSnapshot(of: view, as: .dump)
    }
    let failure: String? = verifySnapshot(
      of: view, as: .image, named: "v", record: .all, snapshotDirectory: "/tmp", timeout: 2,
      fileID: #fileID, file: #filePath, testName: "t", line: 1, column: 2)
    XCTAssertNil(failure)
    let titles: Snapshotting<UIViewController, String> = Snapshotting<String, String>.lines
      .pullback { $0.title ?? "" }
    assertSnapshot(of: controller, as: titles)
    let later = Snapshotting<URL, UIImage>(pathExtension: "png", diffing: .image(scale: 2)) { _ in
      Async { callback in callback(UIImage()) }
    }
    assertSnapshot(of: try XCTUnwrap(URL(string: "about:blank")), as: later)
  }
}

@Suite(.snapshots(record: .never, diffTool: .default))
struct UpstreamTraitTests {
  @Test(.snapshots(record: .missing)) func theInnerTraitRules() {
    #expect(SnapshotTestingConfiguration.current?.record == .missing)
  }
}
