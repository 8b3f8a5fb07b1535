/// Blurs a whole picture with a Gaussian in integer arithmetic; its border pixels are repeated beyond it.
///
/// The result of a wide Gaussian fits into a smaller picture: from a sigma of 16 pixels on, cells of several pixels are
/// averaged, blurred, and enlarged by linear interpolation.
///
/// - SeeAlso: P. J. Burt, E. H. Adelson, "The Laplacian pyramid as a compact image code" (1983), for reducing and
///   expanding. We differ: one step by whole cells, which are plain means, instead of halves by five weights.
struct BackdropBlur {
  private let kernel: GaussianKernel
  private let kernels: RowKernelTable
  /// The number of pixels along the side of a cell.
  private let cell: Int
  /// The sigma of a reduced picture, in cells.
  private static let reducedSigma = 8.0

  /// - Parameter sigma: the standard deviation in pixels; a value that is not above zero changes nothing.
  init(sigma: Double, kernels: RowKernelTable) {
    let sigma = sigma > 0 ? min(GaussianKernel.largestSigma, sigma) : 0
    cell = max(1, Int(sigma / Self.reducedSigma))
    kernel = GaussianKernel(sigma: sigma / Double(cell))
    self.kernels = kernels
  }

  func blurred(_ picture: Pixmap) -> Pixmap {
    guard kernel.radius > 0, picture.width > 0, picture.height > 0 else { return picture }
    let small = reduced(picture)
    var planes: [CoverageMask] = []
    for channel in 0..<4 { planes.append(blurredPlane(of: small, channel)) }
    let soft = Self.joined(planes)
    return cell == 1
      ? soft : PictureEnlargement(soft, by: cell).picture(picture.width, picture.height)
  }

  // MARK: Smaller

  /// The averages of the cells; those at the right and the lower edge may have fewer pixels.
  private func reduced(_ picture: Pixmap) -> Pixmap {
    guard cell > 1 else { return picture }
    var small = Pixmap(
      width: (picture.width + cell - 1) / cell, height: (picture.height + cell - 1) / cell)
    for y in 0..<small.height {
      for x in 0..<small.width {
        small.pixels[y * small.width + x] = average(of: picture, atX: x * cell, y: y * cell)
      }
    }
    return small
  }

  private func average(of picture: Pixmap, atX x: Int, y: Int) -> UInt32 {
    let columns = x..<min(x + cell, picture.width)
    let rows = y..<min(y + cell, picture.height)
    // Each sum contains two channels: a cell has at most 64 × 64 pixels of 255.
    var even: UInt64 = 0
    var odd: UInt64 = 0
    for row in rows {
      for column in columns {
        let pixel = UInt64(picture.pixels[row * picture.width + column])
        even += pixel & 0xff | (pixel & 0xff_0000) << 16
        odd += (pixel >> 8) & 0xff | ((pixel >> 8) & 0xff_0000) << 16
      }
    }
    let count = UInt64(columns.count * rows.count)
    func mean(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
    return mean(even & 0xffff_ffff) | mean(odd & 0xffff_ffff) << 8 | mean(even >> 32) << 16
      | mean(odd >> 32) << 24
  }

  // MARK: Softer

  private func blurredPlane(of picture: Pixmap, _ channel: Int) -> CoverageMask {
    let r = kernel.radius
    let (width, height) = (picture.width, picture.height)
    var plane = CoverageMask(area: IntRect(minX: -r, minY: -r, maxX: width + r, maxY: height + r))
    let shift = UInt32(channel * 8)
    for y in -r..<height + r {
      let from = max(0, min(height - 1, y)) * width
      let to = (y + r) * plane.area.width + r
      for x in -r..<width + r {
        plane.bytes[to + x] = UInt8(
          truncatingIfNeeded: picture.pixels[from + max(0, min(width - 1, x))] >> shift)
      }
    }
    return plane.blurred(
      kernel, in: IntRect(minX: 0, minY: 0, maxX: width, maxY: height), kernels: kernels)
  }

  private static func joined(_ planes: [CoverageMask]) -> Pixmap {
    let area = planes[0].area
    var picture = Pixmap(width: area.width, height: area.height)
    for (channel, plane) in planes.enumerated() {
      let shift = UInt32(channel * 8)
      for i in picture.pixels.indices { picture.pixels[i] |= UInt32(plane.bytes[i]) << shift }
    }
    return picture
  }
}
