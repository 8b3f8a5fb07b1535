extension CAShapeLayer: AnimatedLayer {
  func animatedProperty(named name: String) -> AnimatedProperty? {
    switch name {
    case "path": .path(\CAShapeLayer.path)
    case "fillColor": .color(\CAShapeLayer.fillColor)
    case "strokeColor": .color(\CAShapeLayer.strokeColor)
    case "strokeStart": .length(\CAShapeLayer.strokeStart)
    case "strokeEnd": .length(\CAShapeLayer.strokeEnd)
    case "lineWidth": .length(\CAShapeLayer.lineWidth)
    case "miterLimit": .length(\CAShapeLayer.miterLimit)
    case "lineDashPhase": .length(\CAShapeLayer.lineDashPhase)
    case "lineDashPattern": .numbers(\CAShapeLayer.lineDashPattern)
    default: nil
    }
  }
}
