extension ImageSource {
  /// The bitmap's own memory, when the row lies inside the readable pixels.
  func directRow(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>? {
    guard x >= source.minX, x + count <= source.maxX, y >= source.minY, y < source.maxY
    else { return nil }
    let index = y * bitmap.width + x
    // The bitmap is immutable and kept alive by this source, so its array's memory stays.
    return unsafe bitmap.pixmap.pixels.withUnsafeBufferPointer {
      unsafe $0.baseAddress.map { unsafe $0 + index }
    }
  }

  func copy(_ u: Int, _ v: Int, _ count: Int, _ buffer: UnsafeMutablePointer<UInt32>) {
    unsafe withRow(row(v)) { pixels in
      for i in 0..<count { unsafe buffer[i] = pixels[column(u + i)] }
    }
  }

  func sampleNearest(_ x: Int, _ y: Int, _ count: Int, _ buffer: UnsafeMutablePointer<UInt32>) {
    var u = origin.u + x * perColumn.u + y * perRow.u
    var v = origin.v + x * perColumn.v + y * perRow.v
    unsafe withPixels { pixels in
      for i in 0..<count {
        let index = row(v >> Self.fractionBits) * bitmap.width + column(u >> Self.fractionBits)
        unsafe buffer[i] = pixels[index]
        u += perColumn.u
        v += perColumn.v
      }
    }
  }

  func sampleAffine(_ x: Int, _ y: Int, _ count: Int, _ buffer: UnsafeMutablePointer<UInt32>) {
    var u = origin.u + x * perColumn.u + y * perRow.u
    var v = origin.v + x * perColumn.v + y * perRow.v
    unsafe withPixels { pixels in
      for i in 0..<count {
        let u0 = u >> Self.fractionBits
        let v0 = v >> Self.fractionBits
        let top = row(v0) * bitmap.width
        let bottom = row(v0 + 1) * bitmap.width
        let left = column(u0)
        let right = column(u0 + 1)
        let fu = Self.weight(u)
        let upper = unsafe mixed(pixels[top + left], pixels[top + right], fu)
        let lower = unsafe mixed(pixels[bottom + left], pixels[bottom + right], fu)
        unsafe buffer[i] = mixed(upper, lower, Self.weight(v))
        u += perColumn.u
        v += perColumn.v
      }
    }
  }

  /// Mixes two rows that were resampled across; both stay for the device rows that follow.
  func sampleScaled(
    _ x: Int, _ y: Int, _ count: Int, _ buffer: UnsafeMutablePointer<UInt32>, _ cache: ImageRowCache
  ) {
    let v = origin.v + y * perRow.v
    let v0 = v >> Self.fractionBits
    let wanted = min(x, columns.lowerBound)..<max(x + count, columns.upperBound)
    cache.prepare(for: self, columns: wanted)
    let upperRow = row(v0)
    let lowerRow = row(v0 + 1)
    let upper = unsafe cache.row(upperRow) { unsafe resample(upperRow, $0, $1) }
    let weight = Self.weight(v)
    if weight == 0 || upperRow == lowerRow {
      unsafe buffer.update(from: upper + x, count: count)
      return
    }
    let lower = unsafe cache.row(lowerRow) { unsafe resample(lowerRow, $0, $1) }
    unsafe kernels.mix(buffer, upper + x, lower + x, count, weight)
  }

  private func resample(_ y: Int, _ target: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>) {
    var u = origin.u + columns.lowerBound * perColumn.u
    unsafe withRow(y) { pixels in
      for x in columns {
        let u0 = u >> Self.fractionBits
        unsafe target[x] = mixed(pixels[column(u0)], pixels[column(u0 + 1)], Self.weight(u))
        u += perColumn.u
      }
    }
  }

  /// The fraction's first eight bits.
  @inline(__always)
  private static func weight(_ position: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: position >> (fractionBits - 8)) & 255
  }

  @inline(__always)
  private func column(_ u: Int) -> Int { held(u, source.minX, source.maxX) }

  @inline(__always)
  private func row(_ v: Int) -> Int { held(v, source.minY, source.maxY) }

  @inline(__always)
  private func held(_ position: Int, _ low: Int, _ high: Int) -> Int {
    if position >= low && position < high { return position }
    if !repeats { return min(max(position, low), high - 1) }
    let offset = (position - low) % (high - low)
    return offset < 0 ? high + offset : low + offset
  }

  /// a · (256 − weight) + b · weight, ÷ 256 and rounded, channel by channel.
  @inline(__always)
  private func mixed(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
    let rest = 256 &- weight
    let even = ((a & 0x00ff_00ff) &* rest &+ (b & 0x00ff_00ff) &* weight &+ 0x0080_0080) &>> 8
    let odd =
      ((a &>> 8) & 0x00ff_00ff) &* rest &+ ((b &>> 8) & 0x00ff_00ff) &* weight &+ 0x0080_0080
    return (even & 0x00ff_00ff) | (odd & 0xff00_ff00)
  }

  private func withPixels(_ body: (UnsafePointer<UInt32>) -> Void) {
    unsafe bitmap.pixmap.pixels.withUnsafeBufferPointer {
      if let first = $0.baseAddress { unsafe body(first) }
    }
  }

  private func withRow(_ y: Int, _ body: (UnsafePointer<UInt32>) -> Void) {
    unsafe withPixels { unsafe body($0 + y * bitmap.width) }
  }
}
