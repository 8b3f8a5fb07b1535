/// All that shaping depends on: the key under which its result is kept.
struct ShapeRequest: Hashable {
  var instance: FontInstance
  var text: [UInt16]
  /// The part of `text` to shape; the rest is context, for scripts whose letters join.
  var range: Range<Int>
  var features: [FontFeature]
  /// HarfBuzz's four-letter script, packed.
  var script: UInt32
  var isRightToLeft: Bool
  var language: String?
}
