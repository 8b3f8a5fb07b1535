package import DarkroomRaster

extension Pixmap {
  /// Returns this picture with `other` blended over it at `share` 256ths; the result has the larger size of both.
  package func mixed(with other: Pixmap, share: UInt32) -> Pixmap {
    var result = Pixmap(width: max(width, other.width), height: max(height, other.height))
    for y in 0..<result.height {
      for x in 0..<result.width {
        let before = x < width && y < height ? self[x, y] : 0
        let after = x < other.width && y < other.height ? other[x, y] : 0
        var pixel: UInt32 = 0
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
          let sum = (before >> shift & 255) * (256 - share) + (after >> shift & 255) * share
          pixel |= (sum >> 8) << shift
        }
        result[x, y] = pixel
      }
    }
    return result
  }
}
