import DarkroomUIKit

extension ViewAudit {
  /// In image views, which buttons, bars and rows show their images in, too.
  mutating func findMissingSymbols(in view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let name = (view as? UIImageView)?.missingSymbol, !frame(of: view).isEmpty {
      note("missingSymbol", view, "shows a dotted box, because \(name) has no picture here")
    }
    for child in view.subviews { findMissingSymbols(in: child) }
  }
}
