extension UIColor {
  func makeCGColor() -> CGColor {
    switch storage {
    case .fixed(let components): return components.cgColor
    case .dynamic: return resolved(with: .current).makeCGColor()
    case .pattern(let image): return image.content.patternColor ?? UIColor.clear.cgColor
    }
  }

  func setAsFill(of context: CGContext?) { context?.setFillColor(cgColor) }

  func setAsStroke(of context: CGContext?) { context?.setStrokeColor(cgColor) }
}
