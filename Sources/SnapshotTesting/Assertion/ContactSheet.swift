import DarkroomPNG
import DarkroomUIKit
import Foundation

/// A sheet of a matrix's pictures side by side, each below its name.
///
/// Pictures that do not match have a red name and frame.
final class ContactSheet {
  private struct Frame {
    let name: String
    var image: UIImage?
    var isMarked = false
  }

  private var frames: [Frame] = []

  /// The sizes in pixels: the space for one picture, the gap between pictures, and the height of a name.
  private static let cell = CGSize(width: 300, height: 420)
  private static let gap: CGFloat = 16
  private static let caption: CGFloat = 22

  func begin(_ name: String) { frames.append(Frame(name: name)) }

  /// Marks the latest picture as one that does not match.
  func mark() {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].isMarked = true
  }

  /// Returns the strategy with its pictures added to the sheet.
  func noting<Value>(_ strategy: Snapshotting<Value, UIImage>) -> Snapshotting<Value, UIImage> {
    var result = strategy
    result.take = { value, request in
      strategy.take(value, request).map { taken in
        if case .success(let image) = taken { self.note(image) }
        return taken
      }
    }
    return result
  }

  private func note(_ image: UIImage) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].image = image
  }

  /// Nil if there is no picture.
  var png: [UInt8]? {
    let shown = frames.filter { $0.image != nil }
    guard !shown.isEmpty else { return nil }
    let columns = min(shown.count, max(2, Int(Double(shown.count).squareRoot().rounded(.up))))
    let rows = stride(from: 0, to: shown.count, by: columns).map {
      Array(shown[$0..<min($0 + columns, shown.count)])
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(
      width: (Self.cell.width + Self.gap) * CGFloat(columns) + Self.gap,
      height: rows.reduce(Self.gap) { $0 + Self.height(of: $1) })
    let sheet = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var y = Self.gap
      for row in rows {
        for (column, frame) in row.enumerated() {
          let x = Self.gap + (Self.cell.width + Self.gap) * CGFloat(column)
          Self.draw(frame, at: CGPoint(x: x, y: y))
        }
        y += Self.height(of: row)
      }
    }
    return sheet.cgImage.flatMap { try? PNGEncoder.encode($0.pixmap, options: .draft) }
  }

  /// The height of a row, with its names and the gap below it.
  private static func height(of row: [Frame]) -> CGFloat {
    caption + gap + (row.map { room(of: $0).height }.max() ?? 0)
  }

  /// The size at which a picture is drawn, which is never larger than the picture itself.
  private static func room(of frame: Frame) -> CGSize {
    guard let image = frame.image else { return .zero }
    let pixels = CGSize(
      width: image.size.width * image.scale, height: image.size.height * image.scale)
    let ratio = min(1, cell.width / pixels.width, cell.height / pixels.height)
    return CGSize(
      width: (pixels.width * ratio).rounded(), height: (pixels.height * ratio).rounded())
  }

  private static func draw(_ frame: Frame, at origin: CGPoint) {
    let room = CGRect(
      origin: CGPoint(x: origin.x, y: origin.y + caption), size: room(of: frame))
    frame.image?.draw(in: room)
    let color: UIColor = frame.isMarked ? UIColor(red: 0.8, green: 0, blue: 0, alpha: 1) : .black
    if frame.isMarked {
      color.setStroke()
      UIBezierPath(rect: room.insetBy(dx: -1, dy: -1)).stroke()
    }
    let text = NSAttributedString(
      string: frame.name,
      attributes: [.font: UIFont.systemFont(ofSize: 14, weight: .medium), .foregroundColor: color])
    text.draw(
      with: CGRect(x: origin.x, y: origin.y, width: cell.width, height: caption),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }
}
