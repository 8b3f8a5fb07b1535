import DarkroomUIKit
import Foundation

/// A view's picture with numbered marks, and a legend beside it.
@MainActor
struct MarkedPicture {
  struct Mark: Equatable, Sendable {
    /// In points of the picture.
    var frame: CGRect
    var title: String
    /// The lines below the title.
    var details: [String]
  }

  private static let legendWidth: CGFloat = 240
  private static let margin: CGFloat = 12
  private static let colors: [UIColor] = [
    UIColor(red: 0, green: 0.48, blue: 1, alpha: 1),
    UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1),
    UIColor(red: 0.2, green: 0.68, blue: 0.28, alpha: 1),
    UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1),
    UIColor(red: 1, green: 0.58, blue: 0, alpha: 1),
    UIColor(red: 0, green: 0.6, blue: 0.65, alpha: 1),
  ]

  @MainActor
  private struct Row {
    var number: String
    var color: UIColor
    var head: NSAttributedString
    var details: NSAttributedString
    /// The height of both texts.
    var height: CGFloat

    init(_ index: Int, _ mark: Mark, width: CGFloat) {
      number = "\(index + 1)"
      color = MarkedPicture.colors[index % MarkedPicture.colors.count]
      head = Self.styled(mark.title, .systemFont(ofSize: 12, weight: .semibold), .black)
      let lines = mark.details.joined(separator: "\n")
      details = Self.styled(lines, .systemFont(ofSize: 11), .darkGray)
      height = ceil(Self.height(head, width) + (lines.isEmpty ? 0 : Self.height(details, width)))
    }

    private static func styled(_ text: String, _ font: UIFont, _ color: UIColor)
      -> NSAttributedString
    {
      NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
    }

    static func height(_ text: NSAttributedString, _ width: CGFloat) -> CGFloat {
      ceil(
        text.boundingRect(
          with: CGSize(width: width, height: 10_000), options: .usesLineFragmentOrigin, context: nil
        ).height)
    }
  }

  private let picture: UIImage
  private let marks: [Mark]
  private let rows: [Row]

  init(_ picture: Picture, _ marks: [Mark]) {
    self.picture = SnapshotImage.carrying(picture)
    self.marks = marks
    rows = marks.enumerated().map { Row($0.offset, $0.element, width: Self.legendWidth - 24) }
  }

  func image() -> UIImage {
    let legend = rows.map { $0.height + Self.margin }.reduce(Self.margin, +)
    let size = CGSize(
      width: picture.size.width + Self.legendWidth + 2 * Self.margin,
      height: max(picture.size.height, legend))
    let format = UIGraphicsImageRendererFormat()
    format.scale = picture.scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      picture.draw(at: .zero)
      let shown = CGRect(origin: .zero, size: picture.size)
      for (mark, row) in zip(marks, rows) { draw(mark, row, in: shown) }
      drawLegend(at: picture.size.width + Self.margin)
    }
  }

  private func draw(_ mark: Mark, _ row: Row, in shown: CGRect) {
    let frame = mark.frame.intersection(shown)
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return }
    row.color.withAlphaComponent(0.25).setFill()
    UIBezierPath(rect: frame).fill()
    row.color.setStroke()
    let border = UIBezierPath(rect: frame.insetBy(dx: 0.5, dy: 0.5))
    border.lineWidth = 1
    border.stroke()
    // The legend is beside the frame if there is room, because the corner contains the first letters of texts.
    let width = numberWidth(row)
    drawNumber(
      row, at: CGPoint(x: frame.minX < width ? frame.minX : frame.minX - width, y: frame.minY))
  }

  private func number(_ row: Row) -> NSAttributedString {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .bold), .foregroundColor: UIColor.white,
    ]
    return NSAttributedString(string: row.number, attributes: attributes)
  }

  private func numberWidth(_ row: Row) -> CGFloat { ceil(number(row).size().width) + 6 }

  private func drawNumber(_ row: Row, at origin: CGPoint) {
    let text = number(row)
    let badge = CGRect(x: origin.x, y: origin.y, width: numberWidth(row), height: 13)
    row.color.setFill()
    UIBezierPath(rect: badge).fill()
    text.draw(at: CGPoint(x: badge.minX + 3, y: badge.minY + (13 - text.size().height) / 2))
  }

  private func drawLegend(at x: CGFloat) {
    var y = Self.margin
    for row in rows {
      drawNumber(row, at: CGPoint(x: x, y: y + 1))
      let width = Self.legendWidth - 24
      let head = Row.height(row.head, width)
      row.head.draw(
        with: CGRect(x: x + 24, y: y, width: width, height: head),
        options: .usesLineFragmentOrigin, context: nil)
      row.details.draw(
        with: CGRect(x: x + 24, y: y + head, width: width, height: row.height - head),
        options: .usesLineFragmentOrigin, context: nil)
      y += row.height + Self.margin
    }
  }
}
