/// The area that ink covers, ready for any band.
enum PreparedShape: Sendable {
  case rect(FixedRect)
  case edges(EdgeList, FillRule)
  case glyphs([PlacedGlyph])
  case mask(StretchedMask)
}

/// The color of the ink.
enum PreparedPaint: Sendable {
  /// Premultiplied RGBA8.
  case solid(UInt32)
  case source(any PixelSource)
}

/// A shape and its paint, passed from band to band without a copy of either.
final class PreparedDraw: Sendable {
  let shape: PreparedShape
  let paint: PreparedPaint

  init(_ shape: PreparedShape, _ paint: PreparedPaint) {
    self.shape = shape
    self.paint = paint
  }
}

/// An operation with everything computed that all bands share.
enum PreparedOperation: Sendable {
  /// Draws nothing.
  case nothing
  case draw(PreparedDraw)
  case beginGroup(opacity: UInt8, end: Int)
  case endGroup(opacity: UInt8)
  case beginMask(end: Int)
  case endMask
  /// A group drawn beforehand, because its shadow or its filter needs all of it.
  case picture(any PlacedSource, opacity: UInt8, end: Int)
}

/// A clip with everything computed that all bands share.
struct PreparedClip: Sendable {
  enum Content: Sendable {
    case shape(PreparedShape)
    case alpha(any PixelSource)
  }

  var content: Content
  var parent: Int32
  var bounds: IntRect
}

/// The properties that all operations have.
struct OperationHead: Sendable {
  var bounds: IntRect
  var clip: Int32
  var owner: Int32
  var blend: BlendMode

  init(_ operation: Operation) {
    bounds = operation.bounds
    clip = operation.clip
    owner = operation.owner
    blend = operation.blend
  }
}
