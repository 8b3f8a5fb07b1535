package import DarkroomRaster

extension TextLayout {
  /// Returns the boxes of the characters in `range` (UTF-16), one for each contiguous stretch on a line.
  ///
  /// They are as high as their lines. Hidden characters have none.
  package func rects(for range: Range<Int>) -> [Rect] {
    lines.flatMap { line -> [Rect] in
      var spans: [(from: Double, to: Double)] = []
      for run in line.runs {
        for span in run.spans(of: range) {
          if let last = spans.last, abs(last.to - span.from) < LineBreaker.tolerance {
            spans[spans.count - 1].to = span.to
          } else {
            spans.append(span)
          }
        }
      }
      return spans.map {
        Rect(x: line.origin.x + $0.from, y: line.top, width: $0.to - $0.from, height: line.height)
      }
    }
  }

  /// Returns the place of an insertion point before the character at `index`: a box without width.
  package func caretRect(at index: Int) -> Rect {
    guard let line = lines.last(where: { $0.range.lowerBound <= index }) ?? lines.first else {
      return Rect(x: 0, y: 0, width: 0, height: 0)
    }
    return Rect(
      x: line.origin.x + line.offset(of: index), y: line.top, width: 0, height: line.height)
  }

  /// Returns the offset (UTF-16) of the character boundary nearest to `point`.
  package func index(at point: Point) -> Int {
    guard let line = line(at: point) else { return 0 }
    let x = point.x - line.origin.x
    var best = (distance: Double.infinity, index: line.range.lowerBound)
    for run in line.runs {
      for edge in run.edges where abs(edge.x - x) < best.distance {
        best = (abs(edge.x - x), edge.index)
      }
    }
    return best.index
  }

  /// Returns the line at a height; of lines beside excluded areas the nearest one.
  private func line(at point: Point) -> TextLine? {
    let line = lines.last { $0.top <= point.y } ?? lines.first
    guard let line, line.room != nil else { return line }
    return lines.filter { $0.top == line.top }.min {
      $0.distance(to: point.x) < $1.distance(to: point.x)
    }
  }

  /// The tops of the lines; lines beside one another count once.
  package var rowTops: [Double] {
    lines.reduce(into: []) { tops, line in
      if line.room == nil || tops.last != line.top { tops.append(line.top) }
    }
  }
}

extension TextLine {
  /// The points between the visible text and a place beside it; 0 within it.
  fileprivate func distance(to x: Double) -> Double {
    max(0, rect.minX - x, x - rect.maxX)
  }

  /// Returns the distance in points from the line's origin to the leading edge of a character.
  ///
  /// For an index past the end, it is the distance to the end of the text.
  package func offset(of index: Int) -> Double {
    for run in runs {
      if let edge = run.edges.first(where: { $0.index == index && run.range.contains(index) }) {
        return edge.x
      }
    }
    guard
      let last = runs.filter({ !$0.range.isEmpty }).max(by: {
        $0.range.upperBound < $1.range.upperBound
      }), index >= last.range.upperBound
    else { return 0 }
    return last.isRightToLeft ? last.x : last.x + last.width
  }
}

extension PlacedRun {
  /// The left and right edge of each cluster, with its characters.
  private var cells: [(range: Range<Int>, from: Double, to: Double)] {
    if glyphs.isEmpty { return range.isEmpty ? [] : [(range, x, x + width)] }
    guard !range.isEmpty else { return [] }
    var cells: [(range: Range<Int>, from: Double, to: Double)] = []
    var left = x
    for (i, cluster) in clusters.enumerated() {
      let right = left + advances[i]
      if let last = cells.last, last.range.lowerBound == cluster {
        cells[cells.count - 1].to = right
      } else {
        cells.append((cluster..<cluster, left, right))
      }
      left = right
    }
    // A cluster reaches to the next one in logical order.
    let order = isRightToLeft ? Array(cells.indices.reversed()) : Array(cells.indices)
    for (i, cell) in order.enumerated() {
      let next = i + 1 < order.count ? cells[order[i + 1]].range.lowerBound : range.upperBound
      cells[cell].range = cells[cell].range.lowerBound..<max(next, cells[cell].range.lowerBound)
    }
    return cells
  }

  /// The possible places of an insertion point; a ligature is divided evenly.
  fileprivate var edges: [(x: Double, index: Int)] {
    cells.flatMap { cell in
      (0...cell.range.count).map { i in
        let share = cell.range.isEmpty ? 0 : Double(i) / Double(cell.range.count)
        let x =
          isRightToLeft
          ? cell.to - (cell.to - cell.from) * share : cell.from + (cell.to - cell.from) * share
        return (x, cell.range.lowerBound + i)
      }
    }
  }

  /// Returns the spans that the characters of `wanted` cover, from left to right.
  fileprivate func spans(of wanted: Range<Int>) -> [(from: Double, to: Double)] {
    cells.compactMap { cell in
      let part = cell.range.clamped(to: wanted)
      guard !part.isEmpty else { return nil }
      let unit = (cell.to - cell.from) / Double(cell.range.count)
      let before = Double(part.lowerBound - cell.range.lowerBound) * unit
      let width = Double(part.count) * unit
      let from = isRightToLeft ? cell.to - before - width : cell.from + before
      return (from, from + width)
    }
  }
}
