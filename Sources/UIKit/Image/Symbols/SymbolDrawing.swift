/// A symbol as strokes and fills in hundredths of an em, y pointing down.
///
/// The drawings are our own, after the shapes that the names describe; Apple's are not free.
struct SymbolDrawing {
  /// What a part does to the parts before it.
  enum Ink {
    case stroke
    case fill
    /// A stroke with gaps.
    case dashes
    /// Takes away what was drawn before.
    case erase
    /// Takes away a stroke as wide as the symbol's.
    case eraseStroke
    /// A hole in one color; in layers it is drawn with the color of its own level.
    case cut
    case cutStroke
  }

  /// Which of a palette's colors a part has.
  enum Level: Int, CaseIterable {
    case primary, secondary, tertiary
  }

  struct Part {
    var ink: Ink
    var path: UIBezierPath
    var level = Level.primary
    /// Width of its stroke against the symbol's.
    var weight: CGFloat = 1
    /// The widest that its stroke gets in heavy weights, in hundredths of an em, so that gaps beside it stay open.
    var widest = CGFloat.infinity

    /// - Parameter strokeWidth: that of the symbol.
    func width(_ strokeWidth: CGFloat) -> CGFloat { min(strokeWidth * weight, widest) }
  }

  var width: CGFloat
  var height: CGFloat
  var parts: [Part]

  /// Size of the em box against the point size: a circle, 108 hundredths with its stroke, is as wide as the point size.
  static let emPerPoint: CGFloat = 0.922
}
