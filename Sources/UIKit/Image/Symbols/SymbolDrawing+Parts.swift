import DarkroomCoreGraphics

extension SymbolDrawing.Part {
  func moved(by transform: CGAffineTransform) -> SymbolDrawing.Part {
    func moved(_ path: UIBezierPath) -> UIBezierPath {
      let copy = UIBezierPath(cgPath: path.cgPath)
      copy.apply(transform)
      return copy
    }
    switch self {
    case .stroke(let path): return .stroke(moved(path))
    case .fill(let path): return .fill(moved(path))
    case .erase(let path): return .erase(moved(path))
    case .eraseStroke(let path): return .eraseStroke(moved(path))
    }
  }

  /// What draws becomes what takes away, for a symbol cut out of a disc.
  var inverted: SymbolDrawing.Part {
    switch self {
    case .stroke(let path): return .eraseStroke(path)
    case .fill(let path): return .erase(path)
    case .erase(let path): return .fill(path)
    case .eraseStroke(let path): return .stroke(path)
    }
  }
}
