import DarkroomRaster
import DarkroomUIKit

/// The pixels of a view's picture, by position.
@MainActor
struct PictureColors {
  private let pixmap: Pixmap
  private let scale: CGFloat
  private let root: UIView
  /// The color behind transparent pixels: white, or black in dark mode.
  private let paper: UInt32

  init(_ picture: Picture?, of root: UIView) {
    pixmap = picture?.pixmap ?? Pixmap(width: 0, height: 0)
    scale = picture?.scale ?? 1
    self.root = root
    paper = root.traitCollection.userInterfaceStyle == .dark ? 0xFF00_0000 : 0xFFFF_FFFF
  }

  /// The contrast between the color that covers most of a text's area and the color that differs most from it.
  ///
  /// Isolated pixels are ignored because they belong to edges. Returns nil if the text is outside the picture.
  func contrast(of view: UIView) -> ContrastRatio? {
    let place = view.convert(view.textPlace, to: root).intersection(root.bounds)
    guard !place.isNull, !place.isEmpty else { return nil }
    let columns = range(place.minX, place.maxX, pixmap.width)
    let rows = range(place.minY, place.maxY, pixmap.height)
    var counts: [UInt32: Int] = [:]
    for row in rows {
      for column in columns {
        counts[opaque(pixmap.pixels[row * pixmap.width + column]), default: 0] += 1
      }
    }
    guard let back = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
    let others = counts.values.reduce(0, +) - back.value
    let fewest = max(2, others / 100)
    return counts.filter { $0.value >= fewest && $0.key != back.key }
      .map { ContrastRatio($0.key, back.key) }.max { $0.value < $1.value }
  }

  private func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
    let first = max(0, min(limit, Int(low * scale)))
    return first..<max(first, min(limit, Int((high * scale).rounded(.up))))
  }

  private func opaque(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - (pixel >> 24)
    if rest == 0 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      let value = (pixel >> shift & 0xFF) + ((paper >> shift & 0xFF) * rest + 127) / 255
      return min(255, value) << shift
    }
    return 0xFF00_0000 | channel(0) | channel(8) | channel(16)
  }
}

extension UIView {
  /// The area in which the view draws its text, as far as that is known, in the view's coordinates.
  var textPlace: CGRect {
    if let label = self as? UILabel {
      return label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines)
    }
    return (self as? UITextField)?.textRect(forBounds: bounds) ?? bounds
  }
}
