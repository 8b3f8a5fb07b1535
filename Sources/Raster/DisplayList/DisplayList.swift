/// A picture as a flat list of operations in device pixels, ready to be drawn band by band.
package struct DisplayList: Sendable {
  package let width: Int
  package let height: Int
  package let operations: [Operation]
  package let clips: [Clip]

  package var bounds: IntRect { IntRect(minX: 0, minY: 0, maxX: width, maxY: height) }
}
