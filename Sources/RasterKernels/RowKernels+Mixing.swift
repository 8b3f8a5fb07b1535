extension RowKernels {
  /// a · (256 − weight) + b · weight for each channel, ÷ 256 and rounded: `weight` from 0 to 256.
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
  /// Mixes each pixel of `source` at `lefts` with its right neighbour, by weights from 0 to 256.
  package static func mixNeighbours(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ lefts: UnsafePointer<Int32>, _ weights: UnsafePointer<UInt32>, _ count: Int
  ) {
    var i = 0
    while i &+ pixelsPerVector <= count {
      let w = unsafe PairWeights(weights + i)
      let even = unsafe mixed(gatherPairs(source, lefts + i), w.even)
      let odd = unsafe mixed(gatherPairs(source, lefts + i + 1), w.odd)
      unsafe store(joined(even, odd), to: row + i)
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
      let w = unsafe PairWeights(across + i)
      let v = unsafe PairWeights(down + i)
      let even = unsafe joined(
        mixed(gatherPairs(source, corners + i), w.even),
        mixed(gatherPairs(below, corners + i), w.even))
      let odd = unsafe joined(
        mixed(gatherPairs(source, corners + i + 1), w.odd),
        mixed(gatherPairs(below, corners + i + 1), w.odd))
      unsafe store(
        joined(
          mixed(unsafeBitCast(even, to: PairLanes.self), v.even),
          mixed(unsafeBitCast(odd, to: PairLanes.self), v.odd)), to: row + i)
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

/// The weights of the pixels of a register, those of every second one in lanes for pairs.
private struct PairWeights {
  let even: Lanes
  let odd: Lanes

  /// - Parameter p: One for each pixel, from 0 to 256.
  @inline(__always)
  init(_ p: UnsafePointer<UInt32>) {
    let both = unsafe UnsafeRawPointer(p).loadUnaligned(as: PairLanes.self)
    even = Self.lanes(both & 0xffff)
    odd = Self.lanes(both &>> 32)
  }

  /// What is left of 256 for the left pixel, the weight for the right one, each for two channels.
  @inline(__always)
  private static func lanes(_ weight: PairLanes) -> Lanes {
    let right = weight | (weight &<< 16)
    return unsafe unsafeBitCast((0x100_0100 &- right) | (right &<< 32), to: Lanes.self)
  }
}

/// Mixes the two pixels of each pair into its lower half; what is above is of no use.
@inline(__always)
private func mixed(_ pairs: PairLanes, _ weights: Lanes) -> PairLanes {
  let x = unsafe unsafeBitCast(pairs, to: Lanes.self)
  let even = unsafe unsafeBitCast(evenBytes(x) &* weights, to: PairLanes.self)
  let odd = unsafe unsafeBitCast(oddBytes(x) &* weights, to: PairLanes.self)
  let low = unsafe unsafeBitCast(even &+ (even &>> 32), to: Lanes.self)
  let high = unsafe unsafeBitCast(odd &+ (odd &>> 32), to: Lanes.self)
  return unsafe unsafeBitCast(
    ((low &+ 128) &>> 8) | ((high &+ 128) & 0xff00), to: PairLanes.self)
}

/// The lower halves in turn.
@inline(__always)
private func joined(_ even: PairLanes, _ odd: PairLanes) -> Lanes {
  unsafe unsafeBitCast((even & 0xffff_ffff) | (odd &<< 32), to: Lanes.self)
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
