import DarkroomRaster

/// Any operations, drawn in every way: the pixels must be the same.
struct DisplayListTarget: FuzzTarget {
  static let name = "displaylists"
  init() {}

  /// A list is drawn fourteen times, so most are short and their pictures small: one band, or a little of a second.
  func input(_ random: inout FuzzRandom) -> [UInt8] {
    guard !random.once(in: 20) else { return random.bytes(4 + random.length(upTo: 3_000)) }
    let height = random.once(in: 6) ? 63 + random.choice(4) : random.choice(20)
    return [UInt8(random.choice(20)), UInt8(height)] + random.bytes(12 + random.length(upTo: 120))
  }

  func run(_ input: [UInt8]) throws {
    var drawing = DrawingReader(input)
    let list = drawing.list()
    let picture = BandRasterizer.render(list, options: options(threads: 1, .best))
    try FuzzFailure.check(picture.pixels.allSatisfy(StraightAlpha.isCanonical), "not premultiplied")
    for threads in 1...4 {
      for kernels in [KernelSet.baseline, .best] {
        try compare(
          BandRasterizer.render(list, options: options(threads: threads, kernels)).pixels, picture,
          "\(threads) threads, kernels \(kernels)")
      }
    }
    var whole = options(threads: 2, .baseline)
    whole.skipsCovered = false
    try compare(
      BandRasterizer.render(list, options: whole).pixels, picture, "covered operations drawn")
    for kernels in [KernelSet.baseline, .best] {
      var rows: [UInt32] = []
      _ = BandRasterizer.allBands(list, options: options(threads: 1, kernels)) {
        rows += $1
        return true
      }
      try compare(rows, picture, "band by band, kernels \(kernels)")
    }
    try compare(inMemory(list), picture, "rows with space between")
    _ = BandRasterizer.owners(list)
    var again = DrawingReader(input)
    try FuzzFailure.check(
      again.list().digest == list.digest, "another digest of the same operations")
  }

  /// A cache for each drawing: what one kernel made must not hide what another makes.
  private func options(threads: Int, _ kernels: KernelSet) -> RenderOptions {
    var options = RenderOptions()
    options.threads = threads
    options.kernels = kernels
    options.cache = RasterCache()
    return options
  }

  private func inMemory(_ list: DisplayList) -> [UInt32] {
    let stride = list.width + 3
    var memory = [UInt32](repeating: 0, count: stride * list.height)
    var span = memory.mutableSpan
    BandRasterizer.render(
      list, into: &span, width: list.width, height: list.height, bytesPerRow: stride * 4)
    return (0..<list.height).flatMap { memory[$0 * stride..<$0 * stride + list.width] }
  }

  private func compare(_ pixels: [UInt32], _ picture: Pixmap, _ way: String) throws {
    guard pixels != picture.pixels else { return }
    let first = zip(pixels, picture.pixels).enumerated().first { $0.element.0 != $0.element.1 }
    let place = first.map { "(\($0.offset % picture.width), \($0.offset / picture.width))" }
    throw FuzzFailure("other pixels, from \(place ?? "the end") on: \(way)")
  }
}
