/// How a list is drawn; what is drawn does not depend on it.
package struct RenderOptions: Sendable {
  /// Bands drawn at the same time.
  package var threads = 1
  package var kernels = KernelSet.best
  /// Whether what a later opaque rectangle hides is left out.
  package var skipsCovered = true
  package var cache = RasterCache.shared

  package init() {}
}
