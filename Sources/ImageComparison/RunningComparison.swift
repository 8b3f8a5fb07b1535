/// A comparison of two pictures of one size that gets their rows from the top, some at a time.
///
/// Beside what `add` is given it holds a byte for each pixel of the bands of 64 rows that differ.
package struct RunningComparison {
  private var judge: any RowJudge
  private var next = 0

  /// Nil where the mode looks at pixels around a pixel, and so wants whole pictures.
  package init?(_ comparison: ImageComparison, size: PixelSize) {
    do throws(WholePicturesWanted) {
      let judge = try comparison.rowJudge(size: size) { _, _ throws(WholePicturesWanted) in
        throw WholePicturesWanted()
      }
      self.init(judge)
    } catch {
      return nil
    }
  }

  init(_ judge: any RowJudge) { self.judge = judge }

  /// The next rows: whole ones, and whole bands but for the last.
  package mutating func add(reference: ArraySlice<UInt32>, actual: ArraySlice<UInt32>) {
    let rows = RowPair(reference: reference, actual: actual, start: next)
    next = rows.range.upperBound
    judge.add(rows)
  }

  /// What differs, once all rows were there.
  package var difference: ImageDifference { judge.finished() }
}

private struct WholePicturesWanted: Error {}
