import DarkroomRaster

/// One thing that a view draws, seen from the view's corner: enough to tell what of it has changed.
///
/// Views with equal marks at equal places draw equal pixels, but for clips.
struct DrawnMark: Hashable {
  enum Kind: String {
    /// A box with its four corner radii.
    case box
    /// A border: the outer box with its radii, and the width.
    case ring
    case path, stroke, glyphs
    /// A picture of one color and many opacities, such as a tinted symbol.
    case tinted
    case image
    case shadow, backdrop, group, mask
    /// So many marks that they are told as one.
    case drawing

    /// Whether only borders, corners and shadows are drawn so.
    var isOutline: Bool {
      switch self {
      case .box, .ring, .shadow, .group: true
      default: false
      }
    }
  }

  var kind: Kind
  /// In pixels and fractions: places and sizes first, rounded to hundredths.
  var numbers: [Double]
  /// Premultiplied RGBA8.
  var colors: [UInt32] = []
  /// Stands for what numbers and colors do not tell; empty for nothing.
  var digest = ""

  init(_ kind: Kind, _ numbers: [Double], colors: [UInt32] = [], digest: String = "") {
    self.kind = kind
    self.numbers = numbers.map { ($0 * 100).rounded() / 100 + 0 }
    self.colors = colors
    self.digest = digest
  }

  /// How many of the numbers, from the first on, are places and sizes, which are rounded to pixels.
  var placeCount: Int {
    switch kind {
    case .group, .mask, .drawing: 0
    case .glyphs: 2
    default: 4
    }
  }

  /// Without its colors.
  var shape: DrawnMark {
    var shape = self
    shape.colors = colors.map { _ in 0 }
    return shape
  }
}
