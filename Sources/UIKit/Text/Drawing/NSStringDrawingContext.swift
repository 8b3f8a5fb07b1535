/// How far text may shrink to fit, and what it shrank to.
open class NSStringDrawingContext: NSObject {
  /// - Important: Inert. Only labels shrink their text.
  open var minimumScaleFactor: CGFloat = 0
  /// Always 1: text is not shrunk.
  open var actualScaleFactor: CGFloat { 1 }
  /// The box of what was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}
