import DarkroomRaster

/// Pictures drawn with letters: `#` black, `.` white, `a` to `z` grays in steps of ten, space clear.
func canvas(_ rows: String...) -> Pixmap {
  let pixels = rows.flatMap { row in
    row.unicodeScalars.map { letter -> UInt32 in
      switch letter {
      case "#": 0xFF00_0000
      case ".": .max
      case " ": 0
      default: (letter.value - 97) * 10 * 0x1_0101 | 0xFF00_0000
      }
    }
  }
  return Pixmap(width: rows.first?.count ?? 0, height: rows.count, pixels: pixels)
}

extension Pixmap {
  /// With some pixels of another color.
  func with(_ pixel: UInt32, at places: (Int, Int)...) -> Pixmap {
    places.reduce(into: self) { $0[$1.0, $1.1] = pixel }
  }
}

func gray(_ level: UInt32) -> UInt32 { level * 0x1_0101 | 0xFF00_0000 }
