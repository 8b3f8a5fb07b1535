extension ImageSource {
  /// Returns the bitmap's own memory if the row lies inside the readable pixels.
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

  /// The pixels at which the centers lie; a center on a border lies in the later one, whatever rounding made of it.
  func sampleNearest(_ x: Int, _ y: Int, _ count: Int, _ buffer: UnsafeMutablePointer<UInt32>) {
    let t = fromDevice
    let u = t.c * (Double(y) + 0.5) + t.tx
    let v = t.d * (Double(y) + 0.5) + t.ty
    unsafe withPixels { pixels in
      for i in 0..<count {
        let across = Double(x + i) + 0.5
        let index =
          row(Self.pixel(at: t.b * across + v)) * bitmap.width
          + column(Self.pixel(at: t.a * across + u))
        unsafe buffer[i] = pixels[index]
      }
    }
  }

  /// The pixel that holds `position`, or lies at most a millionth before it.
  @inline(__always)
  private static func pixel(at position: Double) -> Int {
    // Above 0, so that what is cut off is what lies behind the point.
    let limit = 16_777_216.0
    return Int(max(0, min(2 * limit, position + limit + 1e-6))) - Int(limit)
  }

  /// Samples a row.
  ///
  /// Pieces whose four pixels all lie inside the readable pixels go to the kernel.
  func sampleAffine(
    _ x: Int, _ y: Int, _ count: Int, _ buffer: UnsafeMutablePointer<UInt32>,
    _ cache: ImageRowCache
  ) {
    var done = 0
    while done < count {
      let u = origin.u + (x + done) * perColumn.u + y * perRow.u
      let v = origin.v + (x + done) * perColumn.v + y * perRow.v
      let inside = steps(from: u, by: perColumn.u, low: source.minX, high: source.maxX - 1)
        .clamped(to: steps(from: v, by: perColumn.v, low: source.minY, high: source.maxY - 1))
        .clamped(to: 0..<count - done)
      if inside.lowerBound == 0 && !inside.isEmpty {
        let piece = min(ImageRowCache.pieceLength, inside.count)
        unsafe sampleInside(u, v, piece, buffer + done, cache)
        done += piece
      } else {
        let piece = inside.isEmpty ? count - done : inside.lowerBound
        unsafe sampleAcrossEdges(u, v, piece, buffer + done)
        done += piece
      }
    }
  }

  /// Returns the steps from `position` that stay in pixels `low..<high`, without those before the start.
  private func steps(from position: Int, by step: Int, low: Int, high: Int) -> Range<Int> {
    let toLow = (low << Self.fractionBits) - position
    let toHigh = (high << Self.fractionBits) - position
    guard toLow < toHigh else { return 0..<0 }
    if step == 0 { return toLow <= 0 && toHigh > 0 ? 0..<Int.max : 0..<0 }
    // Step n is inside where toLow ≤ n · step < toHigh.
    let (first, end) =
      step > 0
      ? (Self.ceiling(toLow, step), Self.ceiling(toHigh, step))
      : (Self.ceiling(1 - toHigh, -step), Self.ceiling(1 - toLow, -step))
    return max(0, first)..<max(0, first, end)
  }

  private static func ceiling(_ a: Int, _ b: Int) -> Int {
    a <= 0 ? -(-a / b) : (a - 1) / b + 1
  }

  private func sampleInside(
    _ u: Int, _ v: Int, _ count: Int, _ buffer: UnsafeMutablePointer<UInt32>,
    _ cache: ImageRowCache
  ) {
    let width = bitmap.width
    let corners = unsafe cache.corners
    let across = unsafe cache.across
    let down = unsafe cache.down
    for i in 0..<count {
      let ui = u &+ i &* perColumn.u
      let vi = v &+ i &* perColumn.v
      unsafe corners[i] = Int32(
        truncatingIfNeeded: (vi >> Self.fractionBits) &* width &+ ui >> Self.fractionBits)
      unsafe across[i] = Self.weight(ui)
      unsafe down[i] = Self.weight(vi)
    }
    unsafe withPixels { unsafe kernels.mixQuads(buffer, $0, width, corners, across, down, count) }
  }

  private func sampleAcrossEdges(
    _ firstU: Int, _ firstV: Int, _ count: Int, _ buffer: UnsafeMutablePointer<UInt32>
  ) {
    var u = firstU
    var v = firstV
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

  /// Mixes two resampled rows, and keeps both for the device rows that follow.
  func sampleScaled(
    _ x: Int, _ y: Int, _ count: Int, _ buffer: UnsafeMutablePointer<UInt32>, _ cache: ImageRowCache
  ) {
    assert(x >= columns.lowerBound && x + count <= columns.upperBound)
    let v = origin.v + y * perRow.v
    let v0 = v >> Self.fractionBits
    cache.prepare(for: self, columns: columns)
    let upperRow = row(v0)
    let lowerRow = row(v0 + 1)
    let upper = unsafe cache.row(upperRow) { unsafe resample(upperRow, $0) }
    let weight = Self.weight(v)
    if weight == 0 || upperRow == lowerRow {
      unsafe buffer.update(from: upper + x, count: count)
      return
    }
    let lower = unsafe cache.row(lowerRow) { unsafe resample(lowerRow, $0) }
    unsafe kernels.mix(buffer, upper + x, lower + x, count, weight)
  }

  private func resample(_ y: Int, _ target: UnsafeMutablePointer<UInt32>) {
    unsafe withRow(y) { pixels in
      unsafe lefts.withUnsafeBufferPointer { lefts in
        unsafe weights.withUnsafeBufferPointer { weights in
          guard let left = lefts.baseAddress, let weight = weights.baseAddress else { return }
          unsafe kernels.mixNeighbours(target, pixels, left, weight, lefts.count)
        }
      }
    }
  }

  /// Returns the first eight bits of the fraction.
  @inline(__always)
  static func weight(_ position: Int) -> UInt32 {
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

  /// Returns a · (256 − weight) + b · weight, ÷ 256 and rounded, channel by channel.
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
