import DarkroomCoreGraphics

extension CALayer {
  func renderTree(in context: CGContext) {
    var renderer = LayerRenderer(context: context)
    renderer.render(self)
  }
}
