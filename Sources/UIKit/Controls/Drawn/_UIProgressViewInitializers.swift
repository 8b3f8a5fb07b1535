import Foundation

/// Declares the initializers of `UIProgressView` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UIProgressViewInitializers {}

extension UIProgressView: _UIProgressViewInitializers {}

extension _UIProgressViewInitializers where Self: UIProgressView {
  @_silgen_name("darkroom_UIProgressView_init_progressViewStyle")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(progressViewStyle style: UIProgressView.Style)

  @_silgen_name("darkroom_UIProgressView_init_progressViewStyle")
  @MainActor @usableFromInline
  static func make(progressViewStyle style: UIProgressView.Style) -> Self {
    let frame = CGRect(origin: .zero, size: UIProgressView.naturalSize(of: style))
    let view = ViewInstantiation.view(of: self, frame: frame)
    view.progressViewStyle = style
    return view
  }
}
