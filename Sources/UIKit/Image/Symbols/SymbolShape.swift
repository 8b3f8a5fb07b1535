import DarkroomCoreGraphics

/// The outlines of a symbol between its margins, in hundredths of an em: x from the left margin, y downwards from the
/// baseline.
struct SymbolShape {
  /// An outline; later ones are drawn above earlier ones.
  struct Layer {
    var path: CGPath
    var isEvenOdd = false
    /// Whether the layer erases those below instead of being drawn.
    var clearsBehind = false
  }

  var layers: [Layer] = []
  /// The distance between the margins.
  var width: CGFloat = 0

  /// The height of the system font's capitals, in hundredths of its size.
  static let capHeight: CGFloat = 70.459

  /// The bounding box of all that is drawn; null if it is empty.
  var ink: CGRect {
    layers.filter { !$0.clearsBehind }.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
  }

  func draw(in context: CGContext, color: CGColor = .black) {
    context.setFillColor(color)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    for layer in layers {
      if layer.clearsBehind { context.setBlendMode(.destinationOut) }
      context.addPath(layer.path)
      context.fillPath(using: layer.isEvenOdd ? .evenOdd : .winding)
      context.setBlendMode(.normal)
    }
    context.endTransparencyLayer()
  }

  /// Scales the shape around the middle of the capitals, on which symbols of all scales are centered.
  func scaled(by factor: CGFloat) -> SymbolShape {
    guard factor != 1 else { return self }
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: 0, ty: -Self.capHeight / 2 * (1 - factor))
    return SymbolShape(
      layers: layers.map { layer in
        var layer = layer
        layer.path = layer.path.mapped { $0.applying(place) }
        return layer
      }, width: width * factor)
  }

  /// Whether both shapes have the same elements, so that one can be interpolated between them.
  func isLike(_ other: SymbolShape) -> Bool {
    layers.count == other.layers.count
      && zip(layers, other.layers).allSatisfy { $0.path.verbs == $1.path.verbs }
  }

  /// - Parameter part: 0 gives this shape, 1 the other.
  func interpolated(with other: SymbolShape, part: CGFloat) -> SymbolShape {
    let layers = zip(layers, other.layers).map { mine, theirs in
      var layer = mine
      layer.path = mine.path.interpolated(with: theirs.path, part: part)
      return layer
    }
    return SymbolShape(layers: layers, width: width + (other.width - width) * part)
  }
}

extension CGPath {
  fileprivate var verbs: [CGPathElementType] {
    var verbs: [CGPathElementType] = []
    forEachElement { type, _ in verbs.append(type) }
    return verbs
  }

  /// Returns a path with every point moved.
  func mapped(_ move: (CGPoint) -> CGPoint) -> CGPath {
    let path = CGMutablePath()
    forEachElement { type, points in path.add(type, points.map(move)) }
    return path
  }

  fileprivate func interpolated(with other: CGPath, part: CGFloat) -> CGPath {
    var ends: [CGPoint] = []
    other.forEachElement { ends += $1 }
    var next = ends.makeIterator()
    return mapped { start in
      let end = next.next() ?? start
      return CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }
}

extension CGMutablePath {
  fileprivate func add(_ type: CGPathElementType, _ points: [CGPoint]) {
    switch type {
    case .moveToPoint: move(to: points[0])
    case .addLineToPoint: addLine(to: points[0])
    case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
    case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
    case .closeSubpath: closeSubpath()
    }
  }
}
