package import DarkroomRaster

extension FontFace {
  /// The bounding box of all outlines, in font units, y up; empty if the file has none.
  ///
  /// - SeeAlso: OpenType, "head". As there.
  package var boundingBox: Rect {
    let head = unsafe HarfBuzz.table("head", of: handle)
    guard head.count >= 44 else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    func number(_ index: Int) -> Double {
      Double(Int16(bitPattern: UInt16(head[index]) << 8 | UInt16(head[index + 1])))
    }
    return Rect(minX: number(36), minY: number(38), maxX: number(40), maxY: number(42))
  }

  /// The tags of the features that replace glyphs, sorted and without duplicates.
  ///
  /// - SeeAlso: OpenType, "GSUB", FeatureList. As there.
  package var featureTags: [String] {
    let table = unsafe HarfBuzz.table("GSUB", of: handle, atMost: 1 << 16)
    func number(_ index: Int) -> Int {
      index + 1 < table.count ? Int(table[index]) << 8 | Int(table[index + 1]) : 0
    }
    let list = number(6)
    let tags = (0..<number(list)).compactMap { index -> String? in
      let place = list + 2 + index * 6
      guard list > 0, place + 4 <= table.count else { return nil }
      return String(decoding: table[place..<place + 4], as: UTF8.self)
    }
    return Set(tags).sorted()
  }
}
