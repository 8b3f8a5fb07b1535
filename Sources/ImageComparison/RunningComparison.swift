package import DarkroomRaster

/// A comparison of two pictures of one size that gets their rows from the top, some at a time.
///
/// Beside what `add` is given it holds a byte for each pixel of the bands of 64 rows that differ.
package struct RunningComparison {
  private var judge: any RowJudge
  private var next = 0

  /// Creates a comparison, or nil if the mode examines pixels around a pixel and therefore needs whole pictures.
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

  /// Of pictures of one size; nil if the mode wants whole ones, and one of them is not.
  package init?(
    _ comparison: ImageComparison, _ reference: any PictureRows, _ actual: any PictureRows
  ) {
    if let reference = reference as? Pixmap, let actual = actual as? Pixmap {
      self.init(comparison, reference, actual)
    } else {
      self.init(comparison, size: PixelSize(reference))
    }
  }

  init(_ comparison: ImageComparison, _ reference: Pixmap, _ actual: Pixmap) {
    judge = comparison.rowJudge(size: PixelSize(reference)) {
      PixelmatchRule(reference, actual, threshold: $0, antialiasing: $1)
    }
  }

  private init(_ judge: any RowJudge) { self.judge = judge }

  /// The next rows: whole ones, and whole bands but for the last.
  ///
  /// - Returns: Whether all of their pixels are equal.
  @discardableResult
  package mutating func add(reference: ArraySlice<UInt32>, actual: ArraySlice<UInt32>) -> Bool {
    let rows = RowPair(reference: reference, actual: actual, start: next)
    next = rows.range.upperBound
    guard !rows.isEqual else { return true }
    judge.add(rows)
    return false
  }

  /// The difference, after all rows were added.
  package var difference: ImageDifference { judge.finished() }
}

private struct WholePicturesWanted: Error {}
