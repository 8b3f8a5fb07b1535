import Testing

@testable import DarkroomSnapshotStore

struct PairwiseTests {
  private func pairs(_ rows: [[Int]]) -> Set<[Int]> {
    Set(
      rows.flatMap { row in
        row.indices.flatMap { a in
          row.indices.dropFirst(a + 1).map { b in [a, row[a], b, row[b]] }
        }
      })
  }

  private func all(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { rows, count in rows.flatMap { row in (0..<count).map { row + [$0] } } }
  }

  @Test(arguments: [
    [2, 2], [3, 2, 2], [4, 2, 12, 2, 2], [2, 2, 2, 2, 2, 2], [1, 5], [1, 1, 1],
  ])
  func anyTwoValuesMeet(_ counts: [Int]) {
    let rows = PairwiseRows(counts).rows

    #expect(pairs(rows) == pairs(all(counts)))
    #expect(rows.count <= all(counts).count)
  }

  @Test func someRowsAreEnough() {
    #expect(PairwiseRows([4, 2, 12, 2, 2]).rows.count <= 50)
    #expect(PairwiseRows([2, 2, 2]).rows.count == 4)
    #expect(PairwiseRows([3]).rows == [[0], [1], [2]])
  }

  @Test func aMatrixSaysItInAWord() throws {
    let matrix = try SnapshotMatrix(
      "pairwise device=a,b,c appearance=light,dark text=small,large,medium locale=de,pt-BR,ar")

    #expect(matrix.cells.count < 3 * 2 * 3 * 3 && matrix.cells.count >= 9)
    #expect(try SnapshotMatrix(matrix.text) == matrix)
  }

  /// 4,096 in all, of which few are taken.
  @Test func theLimitIsThatOfThePicturesTaken() throws {
    let axes = "text=small,medium,large direction=leftToRight,rightToLeft contrast=normal,high"
    let devices = (0..<16).map { "d\($0)" }.joined(separator: ",")
    let locales = ["de", "fr", "es", "it", "nl", "sv", "da", "fi"].joined(separator: ",")
    let text = "device=\(devices) locale=\(locales) \(axes)"

    #expect(throws: MatrixError.tooMany(16 * 8 * 12)) { try SnapshotMatrix(text) }
    #expect(try SnapshotMatrix("\(text) pairwise").cells.count >= 128)
  }

  @Test(arguments: ["deutsch!", "d", "", "de--x", "de-a"])
  func aLocaleThatIsNoneIsNamed(_ text: String) {
    let error = #expect(throws: MatrixError.notALocale(text)) {
      try SnapshotMatrix(["locale": [text]])
    }
    #expect(error?.description.hasSuffix("as in: locale=de,pt-BR") == true)
  }

  @Test func aValueIsSaidOnce() {
    #expect(throws: MatrixError.notAnAxis("text")) { try SnapshotMatrix("text=small,small") }
  }
}
