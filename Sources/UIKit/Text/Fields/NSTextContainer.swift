/// The space that a text view's text fills.
open class NSTextContainer: NSObject, @unchecked Sendable {
  var didChange: (() -> Void)?

  /// Points at both ends of every line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange?() } }
}
