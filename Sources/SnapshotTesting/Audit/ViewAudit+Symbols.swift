import DarkroomUIKit

extension ViewAudit {
  /// Finds missing symbols in image views, which buttons, bars and rows also use for their images.
  mutating func findMissingSymbols(in view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let name = (view as? UIImageView)?.missingSymbol, !frame(of: view).isEmpty {
      note("missingSymbol", view, "shows a dotted box, because \(name) has no picture here")
    }
    for child in view.subviews { findMissingSymbols(in: child) }
  }
}
