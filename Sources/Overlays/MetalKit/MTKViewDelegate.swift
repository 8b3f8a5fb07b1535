/// Draws a view's contents; nothing asks it to.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
