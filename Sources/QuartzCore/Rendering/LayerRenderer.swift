package import DarkroomCoreGraphics

/// Walks a layer tree and records it into a context, without recursion: depth costs no stack.
package struct LayerRenderer {
  package let context: CGContext
  /// The layers drawn so far; `owner` of an operation is an index into them.
  package private(set) var layers: [CALayer] = []

  package init(context: CGContext) { self.context = context }

  package mutating func render(_ layer: CALayer) {}
}
