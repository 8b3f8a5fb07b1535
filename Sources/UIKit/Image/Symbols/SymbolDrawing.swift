/// A symbol as strokes and fills, in hundredths of an em with y pointing down.
///
/// The drawings are our own and follow the shapes that the names describe, because Apple's are not free to use.
struct SymbolDrawing {
  /// The effect of a part on the parts before it.
  enum Ink {
    case stroke
    case fill
    /// A dashed stroke.
    case dashes
    /// Erases earlier parts.
    case erase
    /// Erases along a stroke as wide as the symbol's.
    case eraseStroke
    /// A hole if the symbol has one color; in layers it is drawn in the color of its own level.
    case cut
    case cutStroke
  }

  /// The color of a palette that a part uses.
  enum Level: Int, CaseIterable {
    case primary, secondary, tertiary
  }

  struct Part {
    var ink: Ink
    var path: UIBezierPath
    var level = Level.primary
    /// The width of the stroke relative to the symbol's.
    var weight: CGFloat = 1
    /// The greatest width of the stroke in heavy weights, in hundredths of an em, so that gaps beside it do not close.
    var widest = CGFloat.infinity

    /// - Parameter strokeWidth: The width of the symbol's strokes.
    func width(_ strokeWidth: CGFloat) -> CGFloat { min(strokeWidth * weight, widest) }
  }

  var width: CGFloat
  var height: CGFloat
  var parts: [Part]

  /// The size of the em box relative to the point size: a circle, which measures 108 hundredths with its stroke, is as
  /// wide as the point size.
  static let emPerPoint: CGFloat = 0.922
}
