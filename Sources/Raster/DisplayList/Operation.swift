/// One step of a display list.
package struct Operation: Sendable {
  package enum Content: Sendable {
    case fill(DeviceShape, DevicePaint)
    case glyphs(DeviceGlyphs, DevicePaint)
    case shadow(DeviceShadow)
    case backdrop(DeviceBackdrop)
    case beginGroup(DeviceGroup)
    case endGroup
    /// What follows, up to `endMask`, is the alpha mask of the group it is in.
    case beginMask(end: Int)
    case endMask
  }

  package var content: Content
  /// No pixel outside changes; already cut by the clip.
  package var bounds: IntRect
  /// Index of the innermost clip beyond `bounds`, or -1.
  package var clip: Int32
  /// The layer that recorded the operation, or -1.
  package var owner: Int32
  package var blend: BlendMode
}

/// Glyphs in device pixels.
package struct DeviceGlyphs: Sendable {
  package var source: any GlyphSource
  package var glyphs: [UInt32]
  /// Baseline origins in device pixels.
  package var origins: [Point]
  /// Maps font units (y up) to device pixels relative to the origin; its translation is zero.
  package var fromFontUnits: Transform
}

/// The blurred silhouette of a shape; the shape is already offset.
package struct DeviceShadow: Sendable, Hashable {
  package var shape: DeviceShape
  /// In device pixels; the blur ends at two sigma.
  package var sigma: Double
  /// Premultiplied RGBA8.
  package var color: UInt32
}

/// What lies beneath a shape, blurred, in place of what lies there.
package struct DeviceBackdrop: Sendable, Hashable {
  package var shape: DeviceShape
  /// In device pixels; nothing beyond the operation's bounds is taken in.
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

  /// Index of the operation that ends the group.
  package var end: Int
  /// From 0 to 255.
  package var opacity: UInt8
  package var shadow: Shadow?
  /// How the finished picture is changed; lengths are in device pixels.
  package var filter: PictureFilter?
  /// What the content may touch: the clip where the group began, in device pixels, grown by what
  /// its shadow needs.
  package var contentBounds: IntRect
}
