/// One step of a display list.
package struct Operation: Sendable {
  package enum Content: Sendable {
    case fill(DeviceShape, DevicePaint)
    case glyphs(DeviceGlyphs, DevicePaint)
    case shadow(DeviceShadow)
    case backdrop(DeviceBackdrop)
    case beginGroup(DeviceGroup)
    case endGroup
    /// The operations up to `endMask` are the alpha mask of the group that contains them.
    case beginMask(end: Int)
    case endMask
  }

  package var content: Content
  /// The pixels that may change; already reduced by the clip.
  package var bounds: IntRect
  /// The index of the innermost clip in addition to `bounds`; -1 if there is none.
  package var clip: Int32
  /// The layer that recorded the operation; -1 if there is none.
  package var owner: Int32
  package var blend: BlendMode
}

/// Glyphs in device pixels.
package struct DeviceGlyphs: Sendable {
  package var source: any GlyphSource
  package var glyphs: [UInt32]
  /// Baseline origins in device pixels.
  package var origins: [Point]
  /// The transform from font units (y up) to device pixels relative to the origin; its translation is zero.
  package var fromFontUnits: Transform
}

/// The blurred silhouette of a shape; the shape already includes the offset.
package struct DeviceShadow: Sendable, Hashable {
  package var shape: DeviceShape
  /// The standard deviation in device pixels; the blur ends at two sigma.
  package var sigma: Double
  /// Premultiplied RGBA8.
  package var color: UInt32
}

/// The blurred picture beneath a shape, which replaces the picture there.
package struct DeviceBackdrop: Sendable, Hashable {
  package var shape: DeviceShape
  /// The standard deviation in device pixels; pixels beyond the operation's bounds have no effect.
  package var sigma: Double
  /// From 0 to 255.
  package var opacity: UInt8
}

/// Operations that are composited as one.
package struct DeviceGroup: Sendable, Hashable {
  package struct Shadow: Sendable, Hashable {
    package var offset: Point
    package var sigma: Double
    package var color: UInt32
  }

  /// The index of the operation that ends the group.
  package var end: Int
  /// From 0 to 255.
  package var opacity: UInt8
  package var shadow: Shadow?
  /// The filter for the finished picture; lengths are in device pixels.
  package var filter: PictureFilter?
  /// The area that the content may touch: the clip where the group began, in device pixels, enlarged for its shadow.
  package var contentBounds: IntRect
}
