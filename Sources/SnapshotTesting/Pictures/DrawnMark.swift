import DarkroomRaster

/// An element of a view's drawing, relative to the view's corner, with enough information to describe its changes.
///
/// Views with equal marks at equal positions draw equal pixels, except for clipping.
struct DrawnMark: Hashable {
  enum Kind: String {
    /// A box with its four corner radii.
    case box
    /// A border: the outer box with its radii, and its width.
    case ring
    case path, stroke, glyphs
    /// A picture with one color and many opacities, such as a tinted symbol.
    case tinted
    case image
    case shadow, backdrop, group, mask
    /// A combined mark for a drawing with too many marks.
    case drawing

    /// Whether the mark can only be a border, a corner or a shadow.
    var isOutline: Bool {
      switch self {
      case .box, .ring, .shadow, .group: true
      default: false
      }
    }
  }

  var kind: Kind
  /// The numbers in pixels and fractions: positions and sizes come first, rounded to hundredths.
  var numbers: [Double]
  /// Premultiplied RGBA8.
  var colors: [UInt32] = []
  /// A hash of everything besides numbers and colors; empty if there is nothing else.
  var digest = ""

  init(_ kind: Kind, _ numbers: [Double], colors: [UInt32] = [], digest: String = "") {
    self.kind = kind
    self.numbers = numbers.map { ($0 * 100).rounded() / 100 + 0 }
    self.colors = colors
    self.digest = digest
  }

  /// The number of leading values that are positions and sizes, which are rounded to pixels.
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
