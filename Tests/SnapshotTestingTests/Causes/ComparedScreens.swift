import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees
import UIKit

@testable import SnapshotTesting

/// Snapshots that were recorded with one state of an app and compared with another, without files.
@MainActor
struct ComparedScreens {
  private(set) var lines: [ResultLine] = []

  /// - Parameters:
  ///   - format: The format of the reference's tree; nil for the current one.
  ///   - keeping: of the notes that a reference has, which are kept.
  mutating func compare(
    _ name: String, _ old: UIView, _ new: UIView, format: String? = nil,
    keeping: (PNGText) -> Bool = { _ in true }
  ) throws {
    guard let before = Self.picture(of: old), let after = Self.picture(of: new) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard before.pixmap != after.pixmap else { return }
    var line = ResultLine(
      run: "r", process: 1, runner: "Testing", test: "T/\(name)", file: "/p/T.swift", line: 1,
      mode: .pending, state: .changed, reference: ContainedPath(own: "/p/\(name).png"),
      package: "/p")
    let result = Self.failure(before, after, format: format, keeping: keeping).result
    line.pending = ContainedPath(own: "/p/.snapshot-results/pending/\(name).png")
    line.words = result.words
    line.evidence = result.evidence
    lines.append(line)
  }

  var changes: SnapshotChanges { SnapshotChanges(lines) }

  /// Each change's words, with the number of its snapshots.
  var words: [String] {
    changes.all.map { "\($0.lines.count): \($0.words.joined(separator: "; "))" }
  }

  static func picture(of view: UIView) -> Picture? {
    var result = UIImage()
    let strategy = Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 2))
    strategy.snapshot(view).run { result = $0 }
    return Picture(of: result)
  }

  private static func failure(
    _ old: Picture, _ new: Picture, format: String?, keeping: (PNGText) -> Bool
  ) -> PictureFailure {
    var reference = PictureNotes(old)
    if let format {
      let mark = "format = "
      reference.tree = reference.tree?.replacing(
        mark + TreeFormat.current, with: mark + format, maxReplacements: 1)
    }
    let notes = reference.pngTexts + [DrawingNotes(old)?.pngText].compactMap(\.self)
    let stamp = PNGStamp(old.pixmap, scale: Double(old.scale), displayList: nil)
    var metadata = PNGMetadata(scale: Double(old.scale), texts: notes.filter(keeping), stamp: stamp)
    metadata.stamp = stamp
    let sides = ComparedSides(reference: old.pixmap, metadata: metadata, actual: new.pixmap)
    let difference = ImageComparison().compare(reference: old.pixmap, actual: new.pixmap)
    return PictureFailure(
      picture: new, sides: sides, reading: .valid(stamp), difference: difference, mode: .exact,
      numbers: DifferenceNumbers(difference))
  }
}
