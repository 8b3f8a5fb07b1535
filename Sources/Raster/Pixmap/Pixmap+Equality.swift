import Glibc

extension Pixmap {
  /// Compares memory, which is several times as fast as comparing pixel by pixel.
  package static func == (a: Pixmap, b: Pixmap) -> Bool {
    a.width == b.width && a.height == b.height && a.hasPixels(b.pixels, fromRow: 0)
  }

  /// Returns whether the rows from `row` on begin with `pixels`, which hold whole rows.
  package func hasPixels(_ pixels: [UInt32], fromRow row: Int) -> Bool {
    let start = row * width
    guard row >= 0, start + pixels.count <= self.pixels.count else { return false }
    guard !pixels.isEmpty else { return true }
    return unsafe self.pixels.withUnsafeBufferPointer { own in
      unsafe pixels.withUnsafeBytes { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return false }
        return unsafe memcmp(own + start, other, pixels.count * 4) == 0
      }
    }
  }
}

extension ArraySlice<UInt32> {
  /// Returns whether the pixels are equal, by comparing memory.
  package func hasPixels(_ pixels: ArraySlice<UInt32>) -> Bool {
    guard count == pixels.count else { return false }
    return unsafe withUnsafeBytes { own in
      unsafe pixels.withUnsafeBytes { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return true }
        return unsafe memcmp(own, other, pixels.count * 4) == 0
      }
    }
  }
}
