extension RowKernels {
  /// a · (256 − weight) + b · weight for each channel, ÷ 256 and rounded: `weight` from 0 to 256.
  package static func mix(
    _ row: UnsafeMutablePointer<UInt32>, _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>,
    _ count: Int, _ weight: UInt32
  ) {
    let w = Lanes(repeating: UInt16(truncatingIfNeeded: weight))
    let rest = 256 &- w
    var i = 0
    while i &+ pixelsPerVector <= count {
      let x = unsafe load(a + i)
      let y = unsafe load(b + i)
      let even = (evenBytes(x) &* rest &+ evenBytes(y) &* w &+ 128) &>> 8
      let odd = (oddBytes(x) &* rest &+ oddBytes(y) &* w &+ 128) & 0xff00
      unsafe store(even | odd, to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = mixed(a[i], b[i], weight)
      i &+= 1
    }
  }
}

@inline(__always)
private func mixed(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
  let rest = 256 &- weight
  let even = ((a & 0x00ff_00ff) &* rest &+ (b & 0x00ff_00ff) &* weight &+ 0x0080_0080) &>> 8
  let odd = ((a &>> 8) & 0x00ff_00ff) &* rest &+ ((b &>> 8) & 0x00ff_00ff) &* weight
  return (even & 0x00ff_00ff) | ((odd &+ 0x0080_0080) & 0xff00_ff00)
}
