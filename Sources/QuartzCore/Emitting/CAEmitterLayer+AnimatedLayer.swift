extension CAEmitterLayer: AnimatedLayer {
  func animatedProperty(named name: String) -> AnimatedProperty? {
    switch name {
    case "emitterPosition": .point(\CAEmitterLayer.emitterPosition)
    case "emitterSize": .size(\CAEmitterLayer.emitterSize)
    default: nil
    }
  }
}
