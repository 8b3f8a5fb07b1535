import SnapshotTesting
import UIKit

/// Compares `view` as it is, `scale` pixels a point, with the reference of the test that calls.
@MainActor
func snapshot(
  _ view: UIView, scale: CGFloat = 1, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: view, as: .image(traits: UITraitCollection(displayScale: scale)), fileID: fileID,
    file: file, testName: testName, line: line, column: column)
}
