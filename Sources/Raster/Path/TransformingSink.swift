/// Maps what it receives before it passes it on.
struct TransformingSink<Base: PolylineSink>: PolylineSink {
  var base: Base
  let transform: Transform

  @inline(__always)
  mutating func move(to p: Point) { base.move(to: transform.apply(p)) }
  @inline(__always)
  mutating func line(to p: Point) { base.line(to: transform.apply(p)) }
  @inline(__always)
  mutating func close() { base.close() }
}
