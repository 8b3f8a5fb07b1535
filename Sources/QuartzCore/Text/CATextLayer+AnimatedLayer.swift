extension CATextLayer: AnimatedLayer {
  func animatedProperty(named name: String) -> AnimatedProperty? {
    switch name {
    case "fontSize": .length(\CATextLayer.fontSize)
    case "foregroundColor": .color(\CATextLayer.foregroundColor)
    default: nil
    }
  }
}
