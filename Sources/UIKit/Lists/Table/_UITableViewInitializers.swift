public import Foundation

/// As ``_ObjectInitializers``, for the initializers of `UITableView`.
public protocol _UITableViewInitializers {}

extension UITableView: _UITableViewInitializers {}

extension _UITableViewInitializers where Self: UITableView {
  @_silgen_name("darkroom_UITableView_init_frame_style")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect, style: UITableView.Style)

  @_silgen_name("darkroom_UITableView_init_frame_style")
  @MainActor @usableFromInline
  static func make(frame: CGRect, style: UITableView.Style) -> Self {
    ViewInstantiation.call(0, of: UITableView.self, on: self, .rect(frame), .value(style))
  }
}
