/// Which operations touch which band.
struct BandPlan: Sendable {
  /// Band `b` contains the rows `64 · b ..< 64 · (b + 1)`.
  let bands: Range<Int>
  private var starts: [Int]
  private var indices: [Int32]

  /// Selects the operations in `range` that reach `area`; operations that a group's bounds hide are left out.
  init(_ prepared: PreparedList, _ range: Range<Int>, area: IntRect) {
    guard !area.isEmpty else {
      bands = 0..<0
      starts = [0]
      indices = []
      return
    }
    bands = area.minY >> EdgeList.bandShift..<((area.maxY - 1) >> EdgeList.bandShift) + 1
    starts = [Int](repeating: 0, count: bands.count + 1)
    let touched = Self.touched(prepared, range, area: area)
    for (_, rows) in touched {
      for band in rows { starts[band - bands.lowerBound + 1] += 1 }
    }
    for i in 1..<starts.count { starts[i] += starts[i - 1] }
    indices = [Int32](repeating: 0, count: starts[bands.count])
    var next = starts
    for (index, rows) in touched {
      for band in rows {
        indices[next[band - bands.lowerBound]] = Int32(index)
        next[band - bands.lowerBound] += 1
      }
    }
  }

  func operations(inBand band: Int) -> ArraySlice<Int32> {
    let i = band - bands.lowerBound
    return indices[starts[i]..<starts[i + 1]]
  }

  private static func touched(
    _ prepared: PreparedList, _ range: Range<Int>, area: IntRect
  ) -> [(index: Int, bands: Range<Int>)] {
    var touched: [(index: Int, bands: Range<Int>)] = []
    touched.reserveCapacity(range.count)
    var limits = [area]
    var index = range.lowerBound
    while index < range.upperBound {
      let bounds = prepared.heads[index].bounds.intersection(limits[limits.count - 1])
      let rows =
        bounds.isEmpty
        ? 0..<0
        : bounds.minY >> EdgeList.bandShift..<((bounds.maxY - 1) >> EdgeList.bandShift) + 1
      switch prepared.operations[index] {
      case .nothing: break
      case .beginGroup(_, let end), .beginMask(let end):
        if rows.isEmpty {
          index = end
        } else {
          limits.append(bounds)
          touched.append((index, rows))
        }
      case .endGroup, .endMask:
        let own = limits.removeLast()
        let ownRows = own.minY >> EdgeList.bandShift..<((own.maxY - 1) >> EdgeList.bandShift) + 1
        touched.append((index, ownRows))
      case .picture(_, _, let end):
        if !rows.isEmpty { touched.append((index, rows)) }
        index = end
      case .draw:
        if !rows.isEmpty { touched.append((index, rows)) }
      }
      index += 1
    }
    return touched
  }
}
