import DarkroomSnapshotStore
import DarkroomUIKit

extension SnapshotRequest {
  /// Takes a value in each cell of a matrix.
  ///
  /// - Returns: which cells differ, and what is wrong with each; nil where nothing is.
  func verify<Value>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, UIImage>,
    across matrix: SnapshotTestingConfiguration.Matrix
  ) -> String? {
    let cells: [MatrixCell]
    do throws(MatrixError) {
      cells = try matrix.matrix.get().cells
    } catch {
      return "\(error)"
    }
    guard !cells.isEmpty else { return "a matrix without an axis takes no picture" }
    guard strategy.variesInMatrix else {
      return
        "this strategy's picture is the same in every cell of a matrix; take a view or a controller"
    }
    let test = RunningTest.current(fileID: source.fileID, testName: testName)
    let identity = identity(of: test)
    let sheet = ContactSheet()
    let noted = sheet.noting(strategy)
    var failures: [(cell: String, words: String)] = []
    let request = sharingEqualPictures
    for cell in cells {
      sheet.begin(cell.name)
      if let words = request.verify(value, as: noted, identity, test, in: cell) {
        failures.append((cell.name, words))
        sheet.mark()
      }
    }
    guard !failures.isEmpty else { return nil }
    let names = failures.map(\.cell).joined(separator: ", ")
    let place = keep(sheet, identity).map { "\nAll of them on one sheet: \($0)" } ?? ""
    let summary = "\(failures.count) of \(cells.count) pictures do not match: \(names)."
    return ([summary + place] + failures.map(\.words)).joined(separator: "\n\n")
  }

  /// - Returns: where the sheet is; nil where it cannot be written.
  private func keep(_ sheet: ContactSheet, _ identity: SnapshotIdentity) -> String? {
    guard let location = try? SnapshotLocation(identity, environment: environment),
      let bytes = sheet.png
    else { return nil }
    do throws(StoreError) {
      try location.results.prepare()
      let path = location.results.sheet(for: location.reference)
      try Files.write(bytes, to: path, durably: false)
      return path
    } catch {
      warnings.say("\(error)")
      return nil
    }
  }
}
