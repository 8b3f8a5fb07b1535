import Glibc

/// How a list is drawn; what is drawn does not depend on it.
package struct RenderOptions: Sendable {
  /// Bands drawn at the same time.
  package var threads = Self.environment.threads
  package var kernels = Self.environment.kernels
  /// Whether what a later opaque rectangle hides is left out.
  package var skipsCovered = true
  package var cache = RasterCache.shared

  package init() {}

  /// What `Scripts/check-determinism` asks for: `DARKROOM_THREADS` and `DARKROOM_KERNELS=baseline`.
  private static let environment: (threads: Int, kernels: KernelSet) = {
    func value(_ name: String) -> String? { unsafe getenv(name).map { unsafe String(cString: $0) } }
    return (
      threads: value("DARKROOM_THREADS").flatMap { Int($0) } ?? 1,
      kernels: value("DARKROOM_KERNELS") == "baseline" ? .baseline : .best
    )
  }()
}
