import DarkroomSnapshotStore
import DarkroomUIKit

extension SnapshotRequest {
  /// Takes the snapshot of a value in each cell of a matrix.
  func report<Value>(
    on value: () throws -> Value, as strategy: Snapshotting<Value, UIImage>,
    across matrix: SnapshotTestingConfiguration.Matrix
  ) -> Result<MatrixReport, RequestError> {
    Result { () throws(RequestError) in
      let cells = try cells(of: matrix, strategy)
      let test = RunningTest.current(fileID: source.fileID, testName: testName)
      let identity = identity(of: test)
      let sheet = ContactSheet()
      let noted = sheet.noting(strategy)
      let request = sharingEqualPictures
      var result = MatrixReport()
      for cell in cells {
        sheet.begin(cell.name)
        let report = request.report(on: value, as: noted, identity, test, in: cell)
        if report.words != nil { sheet.mark() }
        result.cells.append((cell.name, report))
      }
      if !result.failures.isEmpty { result.sheet = keep(sheet, identity) }
      return result
    }
  }

  private func cells<Value>(
    of matrix: SnapshotTestingConfiguration.Matrix, _ strategy: Snapshotting<Value, UIImage>
  ) throws(RequestError) -> [MatrixCell] {
    let cells: [MatrixCell]
    do throws(MatrixError) {
      cells = try matrix.matrix.get().cells
    } catch {
      throw .settings(error)
    }
    if cells.isEmpty { throw .emptyMatrix }
    if !strategy.variesInMatrix { throw .sameInEveryCell }
    return cells
  }

  /// - Returns: The path of the sheet; nil if it cannot be written.
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
