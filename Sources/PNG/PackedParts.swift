import Dispatch
import Synchronization

/// The parts of a picture's rows, packed on all processors.
struct PackedParts {
  private let rows: RowParts
  private let encoding: PictureEncoding

  init(_ rows: RowParts, _ encoding: PictureEncoding) {
    self.rows = rows
    self.encoding = encoding
  }

  /// In the order of the picture.
  func packed() throws(PNGError) -> [PackedPart] {
    let results = Mutex<[Result<PackedPart, PNGError>?]>(Array(repeating: nil, count: rows.count))
    let packers = Mutex<[RowPacker]>([])
    let (rows, encoding) = (rows, encoding)
    DispatchQueue.concurrentPerform(iterations: rows.count) { _ in
      guard let part = rows.next() else { return }
      let packer = packers.withLock { $0.popLast() }
      let result = Result { () throws(PNGError) in
        let packer = if let packer { packer } else { try RowPacker(encoding) }
        defer { packers.withLock { $0.append(packer) } }
        return try packer.pack(part)
      }
      results.withLock { $0[part.index] = result }
    }
    var parts: [PackedPart] = []
    for result in results.withLock({ $0 }) {
      guard let result else { throw .codec(message: "the picture's rows cannot be read") }
      parts.append(try result.get())
    }
    return parts
  }
}
