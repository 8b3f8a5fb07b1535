package import DarkroomCoreGraphics
import DarkroomPNG
import DarkroomRaster
package import DarkroomTypesetting

extension CGContext {
  /// Draws text with the upper left corner of the layout at `origin`.
  package func draw(_ layout: TextLayout, at origin: CGPoint) {
    recordBatch {
      layout.record(
        into: &recorder, at: Point(x: Double(origin.x), y: Double(origin.y)),
        decoder: EmojiPictures())
    }
  }
}

/// Emoji are PNG files inside their font.
private struct EmojiPictures: ColorGlyphDecoder {
  func bitmap(fromPNG bytes: [UInt8]) -> Bitmap? {
    do {
      return Bitmap(try PNGDecoder.decode(bytes).pixmap)
    } catch {
      return nil
    }
  }
}
