extension PictureFilter {
  /// The number of pixels by which the picture grows on each side.
  var reach: Int {
    if case .blur(let sigma, isOpaque: false) = self {
      GaussianKernel.radius(sigma: sigma)
    } else {
      0
    }
  }

  /// Whether nothing beyond the content counts.
  var keepsEdges: Bool {
    if case .blur(_, isOpaque: true) = self { true } else { false }
  }

  /// Whether the filter changes pixels on which nothing was drawn.
  var changesClear: Bool { changed(0) != 0 }

  func applied(to picture: Pixmap, _ kernels: RowKernelTable) -> Pixmap {
    switch self {
    case .blur(let sigma, _): return BackdropBlur(sigma: sigma, kernels: kernels).blurred(picture)
    case .colors(let transform): return transform.applied(to: picture)
    case .threshold:
      var picture = picture
      for index in picture.pixels.indices {
        picture.pixels[index] = changed(picture.pixels[index])
      }
      return picture
    }
  }

  /// The changed value of a pixel whose neighbors have no effect.
  private func changed(_ pixel: UInt32) -> UInt32 {
    switch self {
    case .blur: pixel
    case .colors(let transform): transform.applied(to: pixel)
    case .threshold(let range, let color):
      range.contains(Double(pixel >> 24) / 255) ? color : 0
    }
  }
}
