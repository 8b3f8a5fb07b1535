extension CAGradientLayer: AnimatedLayer {
  func animatedProperty(named name: String) -> AnimatedProperty? {
    switch name {
    case "colors": .colors(\CAGradientLayer.colors)
    case "locations": .numbers(\CAGradientLayer.locations)
    case "startPoint": .point(\CAGradientLayer.startPoint)
    case "endPoint": .point(\CAGradientLayer.endPoint)
    default: nil
    }
  }
}
