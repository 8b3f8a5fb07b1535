/// Finds the operations of a band that later opaque rectangles hide completely.
struct CoveredOperations {
  /// The maximum number of rectangles that are kept; more would cost more than they save.
  private static let limit = 6
  private var indices: Set<Int> = []

  init(_ prepared: PreparedList, _ band: ArraySlice<Int32>, in area: IntRect) {
    var covers: [IntRect] = []
    /// The number of open groups and masks, in order from the end.
    var depth = 0
    for index in band.reversed().lazy.map(Int.init) {
      let operation = prepared.heads[index]
      switch prepared.operations[index] {
      case .endGroup, .endMask: depth += 1
      case .beginGroup, .beginMask: depth -= 1
      default: break
      }
      guard depth == 0 else { continue }
      let visible = operation.bounds.intersection(area)
      if covers.contains(where: { $0.contains(visible) }) {
        indices.insert(index)
      } else if covers.count < Self.limit, let cover = prepared.opaqueRect(of: index) {
        covers.append(cover.intersection(visible))
      }
    }
  }

  var isEmpty: Bool { indices.isEmpty }

  func contains(_ index: Int) -> Bool { !indices.isEmpty && indices.contains(index) }
}

extension PreparedList {
  /// The last operation that belongs to the one at `index`.
  func end(of index: Int) -> Int {
    switch operations[index] {
    case .beginGroup(_, let end), .beginMask(let end), .picture(_, _, let end): end
    default: index
    }
  }

  /// The pixels that the operation replaces regardless of their previous values.
  fileprivate func opaqueRect(of index: Int) -> IntRect? {
    let operation = heads[index]
    guard operation.clip < 0, operation.blend == .normal,
      case .draw(let content) = operations[index], case .rect(let rect) = content.shape,
      let whole = rect.wholePixels
    else { return nil }
    switch content.paint {
    case .solid(let color): return color >= 0xff00_0000 ? whole : nil
    case .source(let source): return source.isOpaque ? whole : nil
    }
  }
}
