import DarkroomCoreGraphics

extension SymbolDrawing.Part {
  static func stroke(_ path: UIBezierPath) -> Self { Self(ink: .stroke, path: path) }
  static func fill(_ path: UIBezierPath) -> Self { Self(ink: .fill, path: path) }
  static func erase(_ path: UIBezierPath) -> Self { Self(ink: .erase, path: path) }

  func moved(by transform: CGAffineTransform) -> Self {
    var part = self
    part.path = UIBezierPath(cgPath: path.cgPath)
    part.path.apply(transform)
    return part
  }

  /// What draws becomes a hole, for a symbol cut out of a disc, and what takes away becomes a piece of the disc.
  var inverted: Self {
    var part = self
    switch ink {
    case .stroke, .dashes: part.ink = .cutStroke
    case .fill: part.ink = .cut
    case .erase, .cut: (part.ink, part.level) = (.fill, .secondary)
    case .eraseStroke, .cutStroke: (part.ink, part.level) = (.stroke, .secondary)
    }
    return part
  }

  /// What makes room around it for the part in front.
  var halos: [Self] {
    var edge = self
    edge.ink = .eraseStroke
    edge.weight = ink == .fill ? 1.6 : weight + 1.4
    edge.widest = .infinity
    switch ink {
    case .fill: return [edge, Self(ink: .erase, path: path)]
    case .stroke, .dashes: return [edge]
    case .erase, .eraseStroke, .cut, .cutStroke: return []
    }
  }
}

extension SymbolDrawing {
  /// Nothing in a box.
  init(_ width: CGFloat, _ height: CGFloat, _ parts: [Part] = []) {
    self.init(width: width, height: height, parts: parts)
  }

  func at(level: Level) -> SymbolDrawing {
    with { $0.level = level }
  }

  /// Those of its strokes that were as wide as the symbol's become `weight` times as wide.
  func weighing(_ weight: CGFloat) -> SymbolDrawing {
    with { $0.weight *= weight }
  }

  /// No stroke is wider than `widest`, nor than `scale` times what it was limited to before.
  func limited(to widest: CGFloat, scale: CGFloat = 1) -> SymbolDrawing {
    with { $0.widest = min($0.widest * scale, widest) }
  }

  private func with(_ change: (inout Part) -> Void) -> SymbolDrawing {
    var drawing = self
    for index in drawing.parts.indices { change(&drawing.parts[index]) }
    return drawing
  }

  /// As large as it fits into the box, in the middle of it; strokes stay thin enough to be told apart in small boxes.
  func fitted(in box: CGRect) -> SymbolDrawing {
    let factor = min(box.width / max(width, 1), box.height / max(height, 1))
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: box.midX - width * factor / 2,
      ty: box.midY - height * factor / 2)
    return SymbolDrawing(box.width, box.height, parts.map { $0.moved(by: place) })
      .limited(to: max(box.width, box.height) * 0.34, scale: factor)
  }

  func offset(_ x: CGFloat, _ y: CGFloat) -> SymbolDrawing {
    let place = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    return SymbolDrawing(width, height, parts.map { $0.moved(by: place) })
  }

  /// Turned clockwise by quarters.
  func turned(_ quarters: Int) -> SymbolDrawing {
    var drawing = self
    for _ in 0..<quarters {
      let place = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: drawing.height, ty: 0)
      drawing = SymbolDrawing(
        drawing.height, drawing.width, drawing.parts.map { $0.moved(by: place) })
    }
    return drawing
  }

  /// Left and right exchanged.
  var mirrored: SymbolDrawing {
    let place = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    return SymbolDrawing(width, height, parts.map { $0.moved(by: place) })
  }
}
