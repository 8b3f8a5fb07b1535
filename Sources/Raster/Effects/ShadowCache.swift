import Synchronization

/// A cache of blurred shapes.
///
/// It stores a rounded rectangle once for all its sizes and places, and a silhouette once for all its places.
final class ShadowCache: Sendable {
  private struct Key: Hashable {
    var shape: RoundedRect
    var sigma: Double
  }

  private let masks = Mutex<[Key: CoverageMask]>([:])
  /// The number of masks that the cache holds.
  ///
  /// It drops all of them when it would exceed this number.
  private static let capacity = 64

  /// Returns whether `shape` is small enough without its middle, and its coordinates are in the supported range.
  static func holds(_ shape: RoundedRect) -> Bool {
    let far = 4_000_000.0
    let s = shape.fitted
    let corner = max(s.topLeft, s.topRight, s.bottomRight, s.bottomLeft)
    return shape.rect.minX.magnitude < far && shape.rect.minY.magnitude < far
      && shape.rect.width < far && shape.rect.height < far
      && corner < 1024
  }

  /// Returns the shadow of `shape`, which is in device pixels.
  func shadow(of shape: RoundedRect, sigma: Double, kernels: RowKernelTable) -> StretchedMask {
    let reach = GaussianKernel.radius(sigma: sigma) + 1
    let fitted = shape.fitted
    let dx = Int(fitted.rect.minX.rounded(.down))
    let dy = Int(fitted.rect.minY.rounded(.down))
    var small = fitted
    small.rect.x -= Double(dx)
    small.rect.y -= Double(dy)
    let left = Int(max(small.topLeft, small.bottomLeft).rounded(.up)) + reach
    let right = Int(max(small.topRight, small.bottomRight).rounded(.up)) + reach
    let top = Int(max(small.topLeft, small.topRight).rounded(.up)) + reach
    let bottom = Int(max(small.bottomLeft, small.bottomRight).rounded(.up)) + reach
    let extraColumns = max(0, Int(small.rect.width) - left - right - 2)
    let extraRows = max(0, Int(small.rect.height) - top - bottom - 2)
    small.rect.width -= Double(extraColumns)
    small.rect.height -= Double(extraRows)
    var stretched = StretchedMask(mask(small, sigma: sigma, kernels: kernels))
    if extraColumns > 0 {
      stretched.column = left + 1
      stretched.extraColumns = extraColumns
    }
    if extraRows > 0 {
      stretched.row = top + 1
      stretched.extraRows = extraRows
    }
    return stretched.moved(dx: dx, dy: dy)
  }

  private func mask(
    _ shape: RoundedRect, sigma: Double, kernels: RowKernelTable
  ) -> CoverageMask {
    let key = Key(shape: shape, sigma: sigma)
    if let known = masks.withLock({ $0[key] }) { return known }
    let sharp = CoverageMask(
      filling: Path(roundedRect: shape), rule: .nonZero, in: IntRect(enclosing: shape.rect))
    let mask = sharp.blurred(GaussianKernel(sigma: sigma), kernels: kernels)
    masks.withLock {
      if $0.count >= Self.capacity { $0.removeAll() }
      $0[key] = mask
    }
    return mask
  }

  // MARK: Silhouettes

  private struct Silhouette: Hashable {
    let width: Int
    let bytes: [UInt8]
    let weights: [UInt32]

    /// Hashes only a few properties, because the cache holds few silhouettes; equality compares everything.
    func hash(into hasher: inout Hasher) {
      hasher.combine(width)
      hasher.combine(bytes.count)
      hasher.combine(weights.count)
    }
  }

  private let silhouettes = Mutex<[Silhouette: CoverageMask]>([:])
  /// The number of silhouettes that the cache holds.
  ///
  /// It drops all of them when it would exceed this number.
  private static let silhouetteCapacity = 16
  /// The number of pixels of the largest silhouette that the cache stores.
  private static let largestSilhouette = 1 << 18

  /// Returns the blurred mask, as `CoverageMask.blurred` does.
  ///
  /// Cards of one kind share it: only their places differ.
  func blurred(
    _ mask: CoverageMask, _ kernel: GaussianKernel, kernels: RowKernelTable
  ) -> CoverageMask {
    guard mask.bytes.count <= Self.largestSilhouette else {
      return mask.blurred(kernel, kernels: kernels)
    }
    let (x, y) = (mask.area.minX, mask.area.minY)
    let key = Silhouette(width: mask.area.width, bytes: mask.bytes, weights: kernel.weights)
    if let known = silhouettes.withLock({ $0[key] }) { return known.moved(dx: x, dy: y) }
    let blurred = mask.moved(dx: -x, dy: -y).blurred(kernel, kernels: kernels)
    silhouettes.withLock {
      if $0.count >= Self.silhouetteCapacity { $0.removeAll() }
      $0[key] = blurred
    }
    return blurred.moved(dx: x, dy: y)
  }
}
