extension CAReplicatorLayer: AnimatedLayer {
  func animatedProperty(named name: String) -> AnimatedProperty? {
    switch name {
    case "instanceTransform": .transform(\CAReplicatorLayer.instanceTransform)
    case "instanceColor": .color(\CAReplicatorLayer.instanceColor)
    case "instanceRedOffset": .single(\CAReplicatorLayer.instanceRedOffset)
    case "instanceGreenOffset": .single(\CAReplicatorLayer.instanceGreenOffset)
    case "instanceBlueOffset": .single(\CAReplicatorLayer.instanceBlueOffset)
    case "instanceAlphaOffset": .single(\CAReplicatorLayer.instanceAlphaOffset)
    default: nil
    }
  }
}
