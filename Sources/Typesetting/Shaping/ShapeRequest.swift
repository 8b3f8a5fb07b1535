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

  /// Features and language seldom differ; equality looks at them.
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(instance))
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(range.lowerBound)
  }
}
