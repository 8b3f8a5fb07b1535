public import Foundation

/// Declares the initializers of `UISegmentedControl` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UISegmentedControlInitializers {}

extension UISegmentedControl: _UISegmentedControlInitializers {}

extension _UISegmentedControlInitializers where Self: UISegmentedControl {
  @_silgen_name("darkroom_UISegmentedControl_init_items")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(items: [Any]?)

  @_silgen_name("darkroom_UISegmentedControl_init_items")
  @MainActor @usableFromInline
  static func make(items: __owned [Any]?) -> Self {
    ViewInstantiation.call(0, of: UISegmentedControl.self, on: self, .value(items))
  }

  @_silgen_name("darkroom_UISegmentedControl_init_frame_actions")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect, actions: [UIAction])

  @_silgen_name("darkroom_UISegmentedControl_init_frame_actions")
  @MainActor @usableFromInline
  static func make(frame: CGRect, actions: __owned [UIAction]) -> Self {
    let control = ViewInstantiation.view(of: self, frame: frame)
    control.show(actions: actions)
    return control
  }
}
