public import Foundation

extension _MetatypeInitializers where Self: UIView {
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
