extension RowKernels {
  /// Stores a · (256 − weight) + b · weight for each channel, ÷ 256 and rounded; `weight` is from 0 to 256.
  package static func mix(
    _ row: UnsafeMutablePointer<UInt32>, _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>,
    _ count: Int, _ weight: UInt32
  ) {
    let w = Lanes(repeating: UInt16(truncatingIfNeeded: weight))
    var i = 0
    while i &+ pixelsPerVector <= count {
      let x = unsafe load(a + i)
      let y = unsafe load(b + i)
      unsafe store(mixed(x, y, w), to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = mixed(a[i], b[i], weight)
      i &+= 1
    }
  }
}

extension RowKernels {
  /// Mixes each pixel of `source` at `lefts` with its right neighbor, by weights from 0 to 256.
  package static func mixNeighbours(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ lefts: UnsafePointer<Int32>, _ weights: UnsafePointer<UInt32>, _ count: Int
  ) {
    var i = 0
    while i &+ pixelsPerVector <= count {
      let pairs = unsafe Neighbours(source, lefts + i)
      unsafe store(mixed(pairs.left, pairs.right, loadWeights(weights + i)), to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      let left = unsafe Int(lefts[i])
      unsafe row[i] = mixed(source[left], source[left &+ 1], weights[i])
      i &+= 1
    }
  }

  /// Mixes four pixels of `source`, the first of them at `corners`, the others to the right and a `stride` below.
  package static func mixQuads(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ stride: Int,
    _ corners: UnsafePointer<Int32>, _ across: UnsafePointer<UInt32>,
    _ down: UnsafePointer<UInt32>, _ count: Int
  ) {
    let below = unsafe source + stride
    var i = 0
    while i &+ pixelsPerVector <= count {
      let w = unsafe loadWeights(across + i)
      let above = unsafe Neighbours(source, corners + i)
      let under = unsafe Neighbours(below, corners + i)
      let upper = mixed(above.left, above.right, w)
      let lower = mixed(under.left, under.right, w)
      unsafe store(mixed(upper, lower, loadWeights(down + i)), to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      let c = unsafe Int(corners[i])
      let upper = unsafe mixed(source[c], source[c &+ 1], across[i])
      let lower = unsafe mixed(below[c], below[c &+ 1], across[i])
      unsafe row[i] = mixed(upper, lower, down[i])
      i &+= 1
    }
  }
}

/// The pixels at a register's indices, and their right neighbors.
private struct Neighbours {
  let left: Lanes
  let right: Lanes

  @inline(__always)
  init(_ source: UnsafePointer<UInt32>, _ indices: UnsafePointer<Int32>) {
    let even = unsafe gatherPairs(source, indices)
    let odd = unsafe gatherPairs(source, indices + 1)
    left = unsafe unsafeBitCast((even & 0xffff_ffff) | (odd &<< 32), to: Lanes.self)
    right = unsafe unsafeBitCast(
      (even &>> 32) | (odd & 0xffff_ffff_0000_0000), to: Lanes.self)
  }
}

/// Returns the weight of each pixel, from 0 to 256, in both its lanes.
@inline(__always)
private func loadWeights(_ p: UnsafePointer<UInt32>) -> Lanes {
  spread(unsafe UnsafeRawPointer(p).loadUnaligned(as: PixelLanes.self))
}

@inline(__always)
private func mixed(_ a: Lanes, _ b: Lanes, _ weight: Lanes) -> Lanes {
  let rest = 256 &- weight
  let even = (evenBytes(a) &* rest &+ evenBytes(b) &* weight &+ 128) &>> 8
  let odd = (oddBytes(a) &* rest &+ oddBytes(b) &* weight &+ 128) & 0xff00
  return even | odd
}

@inline(__always)
private func mixed(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
  let rest = 256 &- weight
  let even = ((a & 0x00ff_00ff) &* rest &+ (b & 0x00ff_00ff) &* weight &+ 0x0080_0080) &>> 8
  let odd = ((a &>> 8) & 0x00ff_00ff) &* rest &+ ((b &>> 8) & 0x00ff_00ff) &* weight
  return (even & 0x00ff_00ff) | ((odd &+ 0x0080_0080) & 0xff00_ff00)
}
