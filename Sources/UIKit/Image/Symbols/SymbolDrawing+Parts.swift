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

  /// The part with drawing and erasing exchanged, for a symbol that is cut out of a disc.
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

  /// Parts that erase a margin around this one, so that it stands out in front.
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
  /// Creates a drawing from parts; empty by default.
  init(_ width: CGFloat, _ height: CGFloat, _ parts: [Part] = []) {
    self.init(width: width, height: height, parts: parts)
  }

  func at(level: Level) -> SymbolDrawing {
    with { $0.level = level }
  }

  /// Returns a drawing whose strokes are `weight` times as wide.
  func weighing(_ weight: CGFloat) -> SymbolDrawing {
    with { $0.weight *= weight }
  }

  /// Returns a drawing whose strokes are at most `widest`, and at most `scale` times their previous limit.
  func limited(to widest: CGFloat, scale: CGFloat = 1) -> SymbolDrawing {
    with { $0.widest = min($0.widest * scale, widest) }
  }

  private func with(_ change: (inout Part) -> Void) -> SymbolDrawing {
    var drawing = self
    for index in drawing.parts.indices { change(&drawing.parts[index]) }
    return drawing
  }

  /// Returns a drawing fitted into the middle of the box; strokes stay thin enough to be distinguished in small boxes.
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

  /// Returns a drawing rotated clockwise by quarter turns.
  func turned(_ quarters: Int) -> SymbolDrawing {
    var drawing = self
    for _ in 0..<quarters {
      let place = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: drawing.height, ty: 0)
      drawing = SymbolDrawing(
        drawing.height, drawing.width, drawing.parts.map { $0.moved(by: place) })
    }
    return drawing
  }

  /// The drawing with left and right exchanged.
  var mirrored: SymbolDrawing {
    let place = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    return SymbolDrawing(width, height, parts.map { $0.moved(by: place) })
  }
}
