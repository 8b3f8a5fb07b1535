public import Foundation

/// Declares the initializers of `UIButton` for calls through a metatype, as ``_ObjectInitializers`` explains.
public protocol _UIButtonInitializers {}

extension UIButton: _UIButtonInitializers {}

extension _UIButtonInitializers where Self: UIButton {
  @_silgen_name("darkroom_UIButton_init_type")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(type buttonType: UIButton.ButtonType)

  @_silgen_name("darkroom_UIButton_init_type")
  @MainActor @usableFromInline
  static func make(type buttonType: UIButton.ButtonType) -> Self {
    make(type: buttonType, primaryAction: nil)
  }

  @_silgen_name("darkroom_UIButton_init_frame_primaryAction")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect, primaryAction: UIAction?)

  @_silgen_name("darkroom_UIButton_init_frame_primaryAction")
  @MainActor @usableFromInline
  static func make(frame: CGRect, primaryAction: __owned UIAction?) -> Self {
    let button = ViewInstantiation.view(of: self, frame: frame)
    if primaryAction != nil { button.become(.system) }
    button.adopt(primaryAction)
    return button
  }

  @_silgen_name("darkroom_UIButton_init_type_primaryAction")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?)

  @_silgen_name("darkroom_UIButton_init_type_primaryAction")
  @MainActor @usableFromInline
  static func make(type buttonType: UIButton.ButtonType, primaryAction: __owned UIAction?) -> Self {
    let button = ViewInstantiation.view(of: self, frame: .zero)
    button.become(buttonType)
    button.adopt(primaryAction)
    return button
  }

  @_silgen_name("darkroom_UIButton_init_configuration_primaryAction")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(configuration: UIButton.Configuration, primaryAction: UIAction?)

  @_silgen_name("darkroom_UIButton_init_configuration_primaryAction")
  @MainActor @usableFromInline
  static func make(
    configuration: __owned UIButton.Configuration, primaryAction: __owned UIAction?
  ) -> Self {
    let button = ViewInstantiation.view(of: self, frame: .zero)
    button.become(.system)
    button.configuration = configuration
    button.adopt(primaryAction)
    return button
  }
}
