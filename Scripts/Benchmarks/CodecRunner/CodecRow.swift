import DarkroomPNG
import DarkroomRaster
import Foundation
import LibPNG

/// What one picture took: medians in milliseconds, and sizes in bytes.
struct CodecRow {
  private struct Pair {
    var ours = 0.0
    var libpng = 0.0

    func words(_ format: String) -> String {
      String(format: "\(format) / \(format) (%.2f)", ours, libpng, libpng > 0 ? ours / libpng : 0)
    }

    mutating func add(_ other: Pair) {
      ours += other.ours
      libpng += other.libpng
    }
  }

  private enum Failure: Error { case libpng(String) }

  private let name: String
  private var decode = Pair()
  private var encode = Pair()
  private var bytes = Pair()

  init(name: String) { self.name = name }

  /// Each is timed in turns with its rival: what disturbs one disturbs the other.
  init(of file: [UInt8], named path: String) throws {
    name = URL(filePath: path).lastPathComponent
    let image = try PNGDecoder.decode(file)
    guard let whole = WholePicture(file) else { throw Failure.libpng(path) }
    (decode.ours, decode.libpng) = Self.medians(
      { _ = try? PNGDecoder.decode(file) }, { _ = WholePicture(file) })
    let isOpaque = image.pixmap.isOpaque
    let samples = whole.samples(isOpaque: isOpaque)
    (encode.ours, encode.libpng) = Self.medians(
      { _ = try? PNGEncoder.encode(image.pixmap) },
      { _ = whole.encoded(samples, isOpaque: isOpaque) })
    bytes.ours = try Double(PNGEncoder.encode(image.pixmap).count)
    bytes.libpng = Double(whole.encoded(samples, isOpaque: isOpaque).count)
  }

  mutating func add(_ row: CodecRow) {
    decode.add(row.decode)
    encode.add(row.encode)
    bytes.add(row.bytes)
  }

  /// Ours / libpng's and the ratio.
  var line: String {
    "codec: \(name): decode \(decode.words("%.2f")) ms, encode \(encode.words("%.2f")) ms, "
      + "\(bytes.words("%.0f")) bytes"
  }

  private static func medians(_ ours: () -> Void, _ libpng: () -> Void) -> (Double, Double) {
    var times: ([Double], [Double]) = ([], [])
    for _ in 0..<7 {
      times.0.append(milliseconds(ours))
      times.1.append(milliseconds(libpng))
    }
    return (times.0.sorted()[3], times.1.sorted()[3])
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body).components
    return Double(time.attoseconds) / 1e15 + Double(time.seconds) * 1e3
  }
}
