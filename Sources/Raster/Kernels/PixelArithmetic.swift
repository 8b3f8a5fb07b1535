/// Returns all four channels of `pixel` multiplied by `alpha` ÷ 255, rounded to nearest.
@inline(__always)
func scaled(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
  var even = (pixel & 0x00ff_00ff) &* alpha &+ 0x0080_0080
  var odd = ((pixel &>> 8) & 0x00ff_00ff) &* alpha &+ 0x0080_0080
  even = ((even &+ ((even &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
  odd = (odd &+ ((odd &>> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return even | odd
}

/// Returns `source` over `destination`, both premultiplied.
@inline(__always)
func composited(_ source: UInt32, over destination: UInt32) -> UInt32 {
  source &+ scaled(destination, by: 255 &- (source &>> 24))
}
