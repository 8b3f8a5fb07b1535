import DarkroomRaster
import Glibc

/// Draws made-up pictures and prints a line for each.
///
/// Its number, its size, the hashes of its pixels by bands, and the digest of what was drawn. `DARKROOM_PICTURES` says
/// how many; Embedded Swift knows no arguments.
@main
struct Drawings {
  static func main() {
    let count = getenv("DARKROOM_PICTURES").flatMap { UInt64(String(cString: $0)) } ?? 0
    for number in 0..<count {
      var random = FuzzRandom(seed: 17, input: number)
      var drawing = DrawingReader(random.bytes(16 + random.length(upTo: 1_500)))
      let list = drawing.list()
      let picture = BandRasterizer.render(list)
      let pixels = PixelDigest(picture).bands.map { $0.hex }.joined()
      print("\(number) \(picture.width)x\(picture.height) \(pixels) \(list.digest.hex)")
    }
  }
}
