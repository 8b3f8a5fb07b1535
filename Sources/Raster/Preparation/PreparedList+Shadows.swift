extension PreparedList {
  /// `content` over a coloured mask, in a pixmap of `area`.
  static func composed(
    shadow: StretchedMask, color: UInt32, content: PictureSource, in area: IntRect,
    kernels: RowKernelTable
  ) -> Pixmap {
    var pixmap = Pixmap(width: area.width, height: area.height)
    let scratch = RowScratch(columns: min(area.minX, content.area.minX)..<area.maxX)
    let cache = ImageRowCache()
    unsafe pixmap.pixels.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      let surface = unsafe Surface(base: base, stride: area.width, area: area)
      var under = SolidSink(color, on: surface, kernels: kernels)
      shadow.emit(in: area, to: &under)
      var over = SourceSink(
        content, on: surface, kernels: kernels, scratch: scratch, cache: cache)
      FixedRect(content.area.rect).emit(in: area, to: &over)
    }
    return pixmap
  }
}
