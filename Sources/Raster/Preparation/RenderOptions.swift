import Glibc

/// Options for drawing a list.
///
/// They do not affect the resulting pixels.
package struct RenderOptions: Sendable {
  /// The number of bands that are drawn at the same time.
  package var threads = Self.environment.threads
  package var kernels = Self.environment.kernels
  /// Whether operations that a later opaque rectangle hides are skipped.
  package var skipsCovered = true
  package var cache = RasterCache.shared

  package init() {}

  /// The options from the environment, for `Scripts/check-determinism`: `DARKROOM_THREADS`, and
  /// `DARKROOM_KERNELS=baseline`.
  private static let environment: (threads: Int, kernels: KernelSet) = {
    func value(_ name: String) -> String? { unsafe getenv(name).map { unsafe String(cString: $0) } }
    return (
      threads: value("DARKROOM_THREADS").flatMap { Int($0) } ?? 1,
      kernels: value("DARKROOM_KERNELS") == "baseline" ? .baseline : .best
    )
  }()
}
