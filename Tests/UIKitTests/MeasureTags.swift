import Testing

/// The subject of the measures that a test holds.
///
/// Numbers and orders of real UIKit stand, with their sources, in the sections of Measures
/// (`Sources/UIKit/UIKit.docc/Measures.md`). Whoever changes a rule there finds its tests by the tag.
extension Tag {
  /// Devices: their screens and safe areas, and what a harness sets.
  @Tag static var devices: Self
  /// Text metrics: fonts, line heights, sizes of content.
  @Tag static var textMetrics: Self
  /// Sizes of controls and bars.
  @Tag static var controlSizes: Self
  /// Tables and collections.
  @Tag static var lists: Self
  /// Colors, and how they print.
  @Tag static var colors: Self
  /// Auto Layout: priorities, guides, margins, rounding to pixels.
  @Tag static var autoLayout: Self
  /// Stack views.
  @Tag static var stackViews: Self
  /// Layers and what they draw, geometry, hit testing.
  @Tag static var layers: Self
  /// Views, controllers and paths as text.
  @Tag static var descriptions: Self
  /// Lifecycle, responders and events of controls.
  @Tag static var lifecycle: Self
  /// What was decided where sources disagree.
  @Tag static var decisions: Self
}
