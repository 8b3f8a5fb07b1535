/// A font at a size.
///
/// A class only so that text styles are cheap to copy; equality is by content.
package final class Font: Hashable, Sendable {
  package let instance: FontInstance
  /// The size in points.
  package let size: Double
  /// The horizontal shift per unit of height, for faces without an italic style; 0 for none.
  package let skew: Double
  /// Points added after every glyph: San Francisco's size-dependent spacing for the system font.
  package let tracking: Double
  /// Features that this font always applies.
  package let features: [FontFeature]
  package let metrics: FontMetrics
  /// The request for this font, from which derived fonts (bolder, larger) start.
  package let request: FontRequest
  /// The names of the iOS font that this font replaces, or nil for the face's own names.
  let alias: FontAlias?

  package convenience init(
    instance: FontInstance, request: FontRequest, metrics: FontMetrics, skew: Double = 0,
    tracking: Double = 0, features: [FontFeature] = []
  ) {
    self.init(
      instance: instance, request: request, metrics: metrics, skew: skew, tracking: tracking,
      features: features, alias: nil)
  }

  init(
    instance: FontInstance, request: FontRequest, metrics: FontMetrics, skew: Double,
    tracking: Double, features: [FontFeature], alias: FontAlias?
  ) {
    self.instance = instance
    self.request = request
    size = request.size
    self.metrics = metrics
    self.skew = skew
    self.tracking = tracking
    self.features = features
    self.alias = alias
  }

  package var familyName: String {
    if case .system = request.family { return ".AppleSystemUIFont" }
    return alias?.family ?? instance.face.names.family
  }

  package var postScriptName: String { alias?.postScript ?? instance.face.names.postScript }
  package var lineHeight: Double { metrics.lineHeight }

  /// The size at which outlines are drawn; it differs from `size` if a substitute's letters are too large or too small.
  package var glyphSize: Double { size * (alias?.scale ?? 1) }

  /// Points per font unit.
  package var pointsPerUnit: Double { glyphSize / instance.unitsPerEm }

  package static func == (a: Font, b: Font) -> Bool {
    if a === b { return true }
    return a.instance === b.instance && a.request == b.request && a.tracking == b.tracking
      && a.skew == b.skew && a.features == b.features && a.metrics == b.metrics
      && a.alias == b.alias
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(instance))
    hasher.combine(size)
    hasher.combine(features)
  }
}
