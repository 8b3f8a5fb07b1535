public import Foundation

/// Declares the initializers of `UIControl` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UIControlInitializers {}

extension UIControl: _UIControlInitializers {}

extension _UIControlInitializers where Self: UIControl {
  @_silgen_name("darkroom_UIControl_init_frame_primaryAction")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect, primaryAction: UIAction?)

  @_silgen_name("darkroom_UIControl_init_frame_primaryAction")
  @MainActor @usableFromInline
  static func make(frame: CGRect, primaryAction: __owned UIAction?) -> Self {
    let control = ViewInstantiation.view(of: self, frame: frame)
    if let primaryAction { control.addAction(primaryAction, for: .primaryActionTriggered) }
    return control
  }
}
