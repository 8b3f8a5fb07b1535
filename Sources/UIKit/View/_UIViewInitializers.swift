public import Foundation

/// As ``_ObjectInitializers``, for the initializers of `UIView`.
public protocol _UIViewInitializers {}

extension UIView: _UIViewInitializers {}

extension _UIViewInitializers where Self: UIView {
  @_silgen_name("darkroom_UIView_init_frame")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect)

  @_silgen_name("darkroom_UIView_init_frame")
  @MainActor @usableFromInline
  static func make(frame: CGRect) -> Self {
    ViewInstantiation.view(of: self, frame: frame)
  }
}
