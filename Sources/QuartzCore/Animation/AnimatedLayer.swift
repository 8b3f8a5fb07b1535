/// A class of layers that has animatable properties of its own.
protocol AnimatedLayer: CALayer {
  /// The property of the class that has the name, or nil if the class adds no such property to those of `CALayer`.
  func animatedProperty(named name: String) -> AnimatedProperty?
}
