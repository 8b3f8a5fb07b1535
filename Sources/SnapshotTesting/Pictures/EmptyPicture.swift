import DarkroomUIKit

/// Upstream's picture for an image without a size: a red label with a message, 400×80 points.
enum EmptyPicture {
  private static let size = CGSize(width: 400, height: 80)
  private static let text =
    "Error: No image could be generated for this view as its size was zero. Please set an explicit size in the test."

  static let words =
    "The picture is empty: the view has no size. Set its frame, or give the strategy a size."

  /// The picture of the label.
  static func label(scale: CGFloat) -> Picture? { Picture(of: image(scale: scale)) }

  private static func image(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let centered = NSMutableParagraphStyle()
      centered.alignment = .center
      let words = NSAttributedString(
        string: text,
        attributes: [
          .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black,
          .paragraphStyle: centered,
        ])
      let height = words.boundingRect(
        with: size, options: [.usesLineFragmentOrigin], context: nil
      ).height
      words.draw(
        in: CGRect(x: 0, y: (size.height - height) / 2, width: size.width, height: height))
    }
  }
}
