/// The properties of a view's drawing that may differ for known reasons.
struct MarkFreedom: OptionSet {
  let rawValue: Int

  /// Positions and sizes, including the view's own size.
  static let size = MarkFreedom(rawValue: 1)
  /// Corners, borders and shadows.
  static let outline = MarkFreedom(rawValue: 2)
  /// Letters and lines.
  static let text = MarkFreedom(rawValue: 4)
  /// How opaque everything is.
  static let opacity = MarkFreedom(rawValue: 8)
  /// Everything, for example for a switch that was turned on.
  static let state = MarkFreedom(rawValue: 16)
  /// The shadow of the view's contents.
  static let shadow = MarkFreedom(rawValue: 32)
  /// Everything but colors, for example for a rotated view.
  static let transform = MarkFreedom(rawValue: 64)
  /// Whether it is in sight.
  static let sight = MarkFreedom(rawValue: 128)

  /// The error from rounding to hundredths, for numbers that aren't positions.
  private static let rounding = 0.02

  /// Whether a mark may replace another if colors are ignored.
  ///
  /// - Parameter slack: How far positions may differ, in pixels.
  func allows(_ old: DrawnMark, _ new: DrawnMark, within slack: Double) -> Bool {
    if contains(.state) || contains(.transform) { return true }
    if old.kind == .group || new.kind == .group, contains(.opacity) { return true }
    if contains(.shadow), old.kind == .shadow || old.kind == .group, new.kind == old.kind {
      return true
    }
    if contains(.outline), old.isOutlined, new.isOutlined { return true }
    guard old.kind == new.kind, old.numbers.count == new.numbers.count else { return false }
    let isLetters = old.kind == .glyphs || old.kind == .tinted || old.kind == .image
    let isFree = contains(.size) || contains(.text) && isLetters
    if isFree { return true }
    return old.digest == new.digest
      && zip(old.numbers, new.numbers).enumerated().allSatisfy { index, pair in
        abs(pair.0 - pair.1) <= (index < old.placeCount ? slack : Self.rounding)
      }
  }
}

extension DrawnMark {
  /// A key for the look of a mark, regardless of its position.
  ///
  /// For letters and pictures it contains only the color, because their content differs from view to view.
  func look(_ isResized: Bool) -> String {
    let isContent = kind == .glyphs || kind == .tinted || kind == .image
    return DrawnMark(
      kind, isContent || isResized ? [] : Array(numbers.dropFirst(placeCount)), colors: colors,
      digest: isContent || isResized ? "" : digest
    ).text
  }

  /// The look of a mark in a turned view, without its colors, which are compared separately.
  ///
  /// Turning does not change the path of a stroke or the bitmap of an image. Other outlines consist of turned points,
  /// so only equal views that are turned by the same angle have equal outlines. Glyphs keep only their kind, because
  /// the tree reports changes of a text.
  var turnedLook: String {
    switch kind {
    case .stroke:
      DrawnMark(kind, Array(numbers.dropFirst(placeCount).prefix(1)), digest: digest).text
    case .image, .tinted: DrawnMark(kind, [], digest: digest).text
    case .glyphs: kind.rawValue
    default: DrawnMark(kind, Array(numbers.dropFirst(placeCount)), digest: digest).text
    }
  }

  /// Whether the mark draws an outline; corners that aren't circular are drawn as paths.
  fileprivate var isOutlined: Bool { kind.isOutline || kind == .path }
}
