// Blend modes in registers. All of a pixel's channels, alpha too, are (what the mode makes of them) ÷ 255, rounded; sums
// of premultiplied channels stay below 2¹⁶, and what is not premultiplied wraps alike at every width.

extension RowKernels {
  /// Returns whether `mixRows` supports a mode, given by the raw value of Raster's `BlendMode`.
  package static func mixes(mode: UInt8) -> Bool {
    switch mode {
    case 1...5, 9...11, 16...25, 27: true
    default: false
    }
  }

  /// Mixes each pixel of `source` with one of `row` by a mode; `result` may be `row`.
  ///
  /// - SeeAlso: W3C Compositing and Blending Level 1, sections 9 and 10. We differ: colours stay premultiplied bytes,
  ///   so that each result is one sum of products, divided by 255 and rounded once.
  package static func mixRows(
    _ result: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ row: UnsafePointer<UInt32>, _ count: Int, _ mode: UInt8
  ) {
    let all = Lanes(repeating: 255)
    let none = Lanes()
    switch mode {
    case 1: unsafe mixRows(result, source, row, count) { $0.separable($0.s &* $0.d) }
    case 2: unsafe mixRows(result, source, row, count) { $0.screen }
    case 3: unsafe mixRows(result, source, row, count) { $0.separable($0.swapped.hardLight) }
    case 4: unsafe mixRows(result, source, row, count) { $0.separable(least($0.sda, $0.dsa)) }
    case 5: unsafe mixRows(result, source, row, count) { $0.separable(greatest($0.sda, $0.dsa)) }
    case 9: unsafe mixRows(result, source, row, count) { $0.separable($0.hardLight) }
    case 10: unsafe mixRows(result, source, row, count) { $0.difference }
    case 11: unsafe mixRows(result, source, row, count) { $0.exclusion }
    case 27: unsafe mixRows(result, source, row, count) { $0.plusLighter }
    case 17: unsafe mixRows(result, source, row, count) { $0.sum(all, none) }
    case 18: unsafe mixRows(result, source, row, count) { $0.sum($0.da, none) }
    case 19: unsafe mixRows(result, source, row, count) { $0.sum(all &- $0.da, none) }
    case 20: unsafe mixRows(result, source, row, count) { $0.sum($0.da, all &- $0.sa) }
    case 21: unsafe mixRows(result, source, row, count) { $0.sum(all &- $0.da, all) }
    case 22: unsafe mixRows(result, source, row, count) { $0.sum(none, $0.sa) }
    case 23: unsafe mixRows(result, source, row, count) { $0.sum(none, all &- $0.sa) }
    case 24: unsafe mixRows(result, source, row, count) { $0.sum(all &- $0.da, $0.sa) }
    case 25: unsafe mixRows(result, source, row, count) { $0.sum(all &- $0.da, all &- $0.sa) }
    default: unsafe mixRows(result, source, row, count) { _ in none }
    }
  }

  @inline(__always)
  private static func mixRows(
    _ result: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ row: UnsafePointer<UInt32>, _ count: Int, _ mix: (ChannelPair) -> Lanes
  ) {
    var i = 0
    while i &+ pixelsPerVector <= count {
      unsafe store(mixed(load(source + i), load(row + i), mix), to: result + i)
      i &+= pixelsPerVector
    }
    while i < count {
      let s = unsafe unsafeBitCast(PixelLanes(repeating: source[i]), to: Lanes.self)
      let d = unsafe unsafeBitCast(PixelLanes(repeating: row[i]), to: Lanes.self)
      unsafe result[i] = unsafeBitCast(mixed(s, d, mix), to: PixelLanes.self)[0]
      i &+= 1
    }
  }

  @inline(__always)
  private static func mixed(_ s: Lanes, _ d: Lanes, _ mix: (ChannelPair) -> Lanes) -> Lanes {
    let sa = unsafe spread(unsafeBitCast(s, to: PixelLanes.self) &>> 24)
    let da = unsafe spread(unsafeBitCast(d, to: PixelLanes.self) &>> 24)
    let even = mix(ChannelPair(s: evenBytes(s), d: evenBytes(d), sa: sa, da: da, alphas: Lanes()))
    let alphas = unsafe unsafeBitCast(PixelLanes(repeating: 0xffff_0000), to: Lanes.self)
    let odd = mix(ChannelPair(s: oddBytes(s), d: oddBytes(d), sa: sa, da: da, alphas: alphas))
    return divided255(even &+ 128) | (divided255(odd &+ 128) &<< 8)
  }

  /// Replaces the row by `mixed` · coverage + the row · (255 − coverage), ÷ 255 and rounded once.
  package static func lerpMask(
    _ row: UnsafeMutablePointer<UInt32>, _ mixed: UnsafePointer<UInt32>,
    _ coverage: UnsafePointer<UInt8>, _ count: Int
  ) {
    var i = 0
    while i &+ pixelsPerVector <= count {
      unsafe store(
        lerped(load(mixed + i), load(row + i), loadCoverage(coverage + i)), to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = lerped(mixed[i], row[i], UInt32(coverage[i]))
      i &+= 1
    }
  }

  /// Does the same as `lerpMask` with one coverage for all pixels.
  package static func lerp(
    _ row: UnsafeMutablePointer<UInt32>, _ mixed: UnsafePointer<UInt32>, _ count: Int,
    _ coverage: UInt8
  ) {
    let m = Lanes(repeating: UInt16(coverage))
    var i = 0
    while i &+ pixelsPerVector <= count {
      unsafe store(lerped(load(mixed + i), load(row + i), m), to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = lerped(mixed[i], row[i], UInt32(coverage))
      i &+= 1
    }
  }
}

@inline(__always)
private func lerped(_ a: Lanes, _ b: Lanes, _ m: Lanes) -> Lanes {
  let rest = 255 &- m
  let even = divided255(evenBytes(a) &* m &+ evenBytes(b) &* rest &+ 128)
  let odd = divided255(oddBytes(a) &* m &+ oddBytes(b) &* rest &+ 128)
  return even | (odd &<< 8)
}

@inline(__always)
private func lerped(_ a: UInt32, _ b: UInt32, _ m: UInt32) -> UInt32 {
  let rest = 255 &- m
  var even = (a & 0x00ff_00ff) &* m &+ (b & 0x00ff_00ff) &* rest &+ 0x0080_0080
  var odd = ((a &>> 8) & 0x00ff_00ff) &* m &+ ((b &>> 8) & 0x00ff_00ff) &* rest &+ 0x0080_0080
  even = ((even &+ ((even &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
  odd = (odd &+ ((odd &>> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return even | odd
}

/// Every second channel of a register's pixels, source and destination, with their pixels' alphas.
private struct ChannelPair {
  let s: Lanes
  let d: Lanes
  let sa: Lanes
  let da: Lanes
  /// All ones in the lanes that hold alpha.
  let alphas: Lanes

  @inline(__always) var sda: Lanes { s &* da }
  @inline(__always) var dsa: Lanes { d &* sa }
  @inline(__always) var swapped: ChannelPair {
    ChannelPair(s: d, d: s, sa: da, da: sa, alphas: alphas)
  }

  @inline(__always)
  func sum(_ ofSource: Lanes, _ ofDestination: Lanes) -> Lanes {
    s &* ofSource &+ d &* ofDestination
  }

  /// Returns the sum for a separable mode, in which `mixed` is sa · da · B(d ÷ da, s ÷ sa).
  @inline(__always)
  func separable(_ mixed: Lanes) -> Lanes { sum(255 &- da, 255 &- sa) &+ mixed }

  @inline(__always)
  var screen: Lanes { separable(sda &+ dsa &- s &* d) }

  @inline(__always)
  var hardLight: Lanes {
    let bright = sa &* da &- ((da &- d) &* (sa &- s) &<< 1)
    return chosen(isLess(sa, s &<< 1), bright, (s &* d) &<< 1)
  }

  @inline(__always)
  var difference: Lanes {
    let mixed = greatest(sda, dsa) &- least(sda, dsa)
    return separable(chosen(alphas, sa &* da, mixed))
  }

  @inline(__always)
  var exclusion: Lanes {
    separable(chosen(alphas, sa &* da, sda &+ dsa &- ((s &* d) &<< 1)))
  }

  /// The result times 255, because it is divided by 255 afterwards.
  @inline(__always)
  var plusLighter: Lanes { least(s &+ d, least(sa &+ da, Lanes(repeating: 255))) &* 255 }
}

/// Returns all ones in the lanes where x < y.
@inline(__always)
private func isLess(_ x: Lanes, _ y: Lanes) -> Lanes {
  0 &- (((~x & y) | ((~x | y) & (x &- y))) &>> 15)
}

@inline(__always)
private func chosen(_ mask: Lanes, _ a: Lanes, _ b: Lanes) -> Lanes { (a & mask) | (b & ~mask) }

@inline(__always)
private func least(_ x: Lanes, _ y: Lanes) -> Lanes { chosen(isLess(x, y), x, y) }

@inline(__always)
private func greatest(_ x: Lanes, _ y: Lanes) -> Lanes { chosen(isLess(x, y), y, x) }
