/// What of a view's drawing may differ for reasons that are known.
struct MarkFreedom: OptionSet {
  let rawValue: Int

  /// Places and sizes, with the view's own size.
  static let size = MarkFreedom(rawValue: 1)
  /// Corners, borders and shadows.
  static let outline = MarkFreedom(rawValue: 2)
  /// Letters and lines.
  static let text = MarkFreedom(rawValue: 4)
  /// How opaque everything is.
  static let opacity = MarkFreedom(rawValue: 8)
  /// Everything, as of a switch that is on now.
  static let state = MarkFreedom(rawValue: 16)
  /// The shadow of what is inside.
  static let shadow = MarkFreedom(rawValue: 32)
  /// Everything but colors, as of a view that is turned.
  static let transform = MarkFreedom(rawValue: 64)
  /// Whether it is in sight.
  static let sight = MarkFreedom(rawValue: 128)

  /// The error of rounding to hundredths in numbers that aren't places.
  private static let rounding = 0.02

  /// Whether a mark may look so in the place of another, but for its colors.
  ///
  /// - Parameter slack: how far places may be off, in pixels.
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
  /// What it looks like, wherever it is; of letters and pictures only the color, because each view has others.
  func look(_ isResized: Bool) -> String {
    let isContent = kind == .glyphs || kind == .tinted || kind == .image
    return DrawnMark(
      kind, isContent || isResized ? [] : Array(numbers.dropFirst(placeCount)), colors: colors,
      digest: isContent || isResized ? "" : digest
    ).text
  }

  /// Corners that aren't circles are paths.
  fileprivate var isOutlined: Bool { kind.isOutline || kind == .path }
}
