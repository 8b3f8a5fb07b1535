public import Foundation

extension _MetatypeInitializers where Self: UITableView {
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
