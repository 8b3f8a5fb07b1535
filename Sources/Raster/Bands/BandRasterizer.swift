import Dispatch
import Synchronization

/// Draws display lists, 64 rows at a time.
package enum BandRasterizer {
  /// The number of rows in a band: 64 rows of a phone's screen fit into a processor's second-level cache.
  package static let bandHeight = EdgeList.bandHeight

  package static func render(
    _ list: DisplayList, background: UInt32 = 0, options: RenderOptions = RenderOptions()
  ) -> Pixmap {
    var pixmap = Pixmap(width: list.width, height: list.height, filledWith: background)
    render(list, into: &pixmap, options: options)
    return pixmap
  }

  /// Draws over what `pixmap` holds.
  package static func render(
    _ list: DisplayList, into pixmap: inout Pixmap, options: RenderOptions = RenderOptions()
  ) {
    let area = IntRect(minX: 0, minY: 0, maxX: pixmap.width, maxY: pixmap.height)
    let prepared = PreparedList(
      list, area: area.intersection(list.bounds), options: options, drawing: picture)
    draw(prepared, 0..<list.operations.count, area: area, into: &pixmap, options: options)
  }

  /// Draws over memory of premultiplied RGBA8.
  ///
  /// - Precondition: `memory` contains all rows, of which the last one may lack its padding; `bytesPerRow` is a
  ///   multiple of four.
  package static func render(
    _ list: DisplayList, into memory: inout MutableSpan<some BitwiseCopyable>, width: Int,
    height: Int,
    bytesPerRow: Int, options: RenderOptions = RenderOptions()
  ) {
    let area = IntRect(minX: 0, minY: 0, maxX: width, maxY: height)
    guard !area.isEmpty else { return }
    let prepared = PreparedList(
      list, area: area.intersection(list.bounds), options: options, drawing: picture)
    unsafe memory.withUnsafeMutableBytes { buffer in
      precondition(
        buffer.count >= bytesPerRow * (height - 1) + width * 4,
        "\(buffer.count) bytes are too few for \(width)×\(height) pixels")
      guard let base = buffer.baseAddress else { return }
      let surface = unsafe Surface(
        base: base.assumingMemoryBound(to: UInt32.self), stride: bytesPerRow / 4, area: area)
      draw(prepared, 0..<list.operations.count, onto: surface, options: options)
    }
  }

  /// Calls `predicate` with each band from top to bottom, its first row and its pixels, until it returns false.
  ///
  /// Only one band is in memory at a time.
  package static func allBands(
    _ list: DisplayList, background: UInt32 = 0, options: RenderOptions = RenderOptions(),
    satisfy predicate: (_ firstRow: Int, _ pixels: [UInt32]) -> Bool
  ) -> Bool {
    var reader = BandReader(list, background: background, options: options)
    while let firstRow = reader.draw() {
      guard predicate(firstRow, reader.pixels) else { return false }
    }
    return true
  }

  /// Draws some operations of a list over transparent pixels of `area`.
  static func picture(_ prepared: PreparedList, _ range: Range<Int>, _ area: IntRect) -> Pixmap {
    var pixmap = Pixmap(width: area.width, height: area.height)
    draw(prepared, range, area: area, into: &pixmap, options: RenderOptions())
    return pixmap
  }

  /// `pixmap` holds the pixels of `area`.
  private static func draw(
    _ prepared: PreparedList, _ range: Range<Int>, area: IntRect, into pixmap: inout Pixmap,
    options: RenderOptions
  ) {
    unsafe pixmap.pixels.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      let surface = unsafe Surface(base: base, stride: area.width, area: area)
      draw(prepared, range, onto: surface, options: options)
    }
  }

  private static func draw(
    _ prepared: PreparedList, _ range: Range<Int>, onto surface: Surface, options: RenderOptions
  ) {
    let area = surface.area
    let plan = BandPlan(prepared, range, area: area)
    let threads = max(1, min(options.threads, plan.bands.count))
    guard threads > 1 else {
      return paint(plan.bands, of: plan, prepared, onto: surface, options: options)
    }
    let next = BandCounter(plan.bands)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      let painter = BandPainter(
        prepared, columns: area.minX..<area.maxX, skipsCovered: options.skipsCovered)
      while let band = next.take() { paint(band, of: plan, with: painter, onto: surface) }
    }
  }

  private static func paint(
    _ bands: Range<Int>, of plan: BandPlan, _ prepared: PreparedList, onto surface: Surface,
    options: RenderOptions
  ) {
    let columns = surface.area.minX..<max(surface.area.minX, surface.area.maxX)
    let painter = BandPainter(prepared, columns: columns, skipsCovered: options.skipsCovered)
    for band in bands { paint(band, of: plan, with: painter, onto: surface) }
  }

  private static func paint(
    _ band: Int, of plan: BandPlan, with painter: BandPainter, onto surface: Surface
  ) {
    let rows = IntRect(
      minX: surface.area.minX, minY: band * bandHeight, maxX: surface.area.maxX,
      maxY: (band + 1) * bandHeight)
    painter.paint(plan.operations(inBand: band), onto: surface.part(rows))
  }
}

/// Distributes bands to threads, each only once.
final class BandCounter: Sendable {
  private let next: Atomic<Int>
  private let end: Int

  init(_ bands: Range<Int>) {
    next = Atomic(bands.lowerBound)
    end = bands.upperBound
  }

  func take() -> Int? {
    let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return band < end ? band : nil
  }
}
