/// The input of shaping, which is the key of its cached result.
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

  /// Leaves out features and language, which seldom differ; equality compares them.
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(instance))
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(range.lowerBound)
  }
}
