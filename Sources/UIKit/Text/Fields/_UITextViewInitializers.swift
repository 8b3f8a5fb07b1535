public import Foundation

/// As ``_ObjectInitializers``, for the initializers of `UITextView`.
public protocol _UITextViewInitializers {}

extension UITextView: _UITextViewInitializers {}

extension _UITextViewInitializers where Self: UITextView {
  @_silgen_name("darkroom_UITextView_init_frame_textContainer")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect, textContainer: NSTextContainer?)

  @_silgen_name("darkroom_UITextView_init_frame_textContainer")
  @MainActor @usableFromInline
  static func make(frame: CGRect, textContainer: __owned NSTextContainer?) -> Self {
    ViewInstantiation.call(0, of: UITextView.self, on: self, .rect(frame), .value(textContainer))
  }
}
