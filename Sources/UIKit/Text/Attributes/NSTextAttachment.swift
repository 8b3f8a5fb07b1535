import DarkroomCoreGraphics

/// An image that stands in text in place of a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let tag = ObjectTag()
  /// The character that carries an attachment, U+FFFC.
  public static let character = 0xFFFC

  /// The data of a file; setting it later does not make an image of it.
  open var contents: Data?
  /// The type identifier of the contents; it is kept and not used to read them.
  open var fileType: String?
  /// The image that is drawn; without one, the attachment takes up only the space of `bounds`.
  open var image: UIImage?
  /// Points; the origin is the lower left corner relative to the baseline, y pointing up.
  ///
  /// An empty rectangle means the image's own size.
  open var bounds = CGRect.zero
  /// - Important: Inert.
  open var lineLayoutPadding: CGFloat = 0

  public override init() {
    super.init()
  }

  /// Creates an attachment whose image is read from the data; `image` is nil if they are not an image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The box beside the baseline in which the image is drawn, y pointing up: `bounds`, or the image's own size.
  ///
  /// - `textContainer`: nil; text is measured before it has a place.
  /// - `lineFrag`: as high as a line of the text's font, and without an end to the right, since lines are broken
  ///   afterwards.
  /// - `position`: zero, for the same reason.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  /// What is drawn in `imageBounds`, whose origin is zero: `image`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// Whether a character of the range carries an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    attributedSubstring(from: range).stretches.contains { $0.1[.attachment] != nil }
  }

  /// Creates a string of one character, U+FFFC, with the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
