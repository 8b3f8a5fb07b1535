package import DarkroomRaster

/// A drawing destination: memory, or a display list that is rasterized later.
///
/// A bitmap context has its origin at the bottom left, as in Apple's Core Graphics; UIKit's contexts have it at the top
/// left.
public final class CGContext {
  /// The operations that have not been drawn into memory yet.
  package var recorder: DisplayListRecorder
  /// The width in pixels; of the layer's own bitmap in code that draws a layer.
  public var width: Int { state.store?.width ?? recorder.width }
  /// The height in pixels.
  public var height: Int { state.store?.height ?? recorder.height }
  /// Whether images of this context have no alpha.
  package var isOpaque = false

  /// Whether edges of fills and strokes may cover pixels partially.
  var allowsAntialiasing = true

  /// Set by drawing in any blend mode but normal; code that needs it clears it first.
  package var hasBlended = false

  var state: GraphicsState
  var saved: [GraphicsState] = []
  /// In user space.
  var currentPath = Path()
  /// For each open transparency layer, whether it has a second group, which has bounds or a filter.
  var layersInGroups: [Bool] = []
  /// The number of open transparency layers, and of callers that draw several operations as one.
  var batchDepth = 0
  let memory: BitmapMemory?
  /// The transform from text space to user space; saving and restoring the state does not change it, as on iOS.
  public var textMatrix = CGAffineTransform.identity

  /// Creates a context that records, with the origin at the top left and `scale` pixels per unit.
  package init(recordingWidth width: Int, height: Int, scale: CGFloat) {
    recorder = DisplayListRecorder(width: width, height: height)
    memory = nil
    state = GraphicsState(transform: .scale(Double(scale), Double(scale)))
    recorder.transform = state.transform
  }

  init(_ memory: BitmapMemory) {
    recorder = DisplayListRecorder(width: memory.width, height: memory.height)
    self.memory = memory
    state = GraphicsState(
      transform: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(memory.height)))
    recorder.transform = state.transform
  }

  /// The operations recorded so far.
  package func displayList() -> DisplayList {
    let copy = recorder
    return copy.finish()
  }
}
