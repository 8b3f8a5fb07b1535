/// As ``_ObjectInitializers``, for the initializers of `UITableViewCell`.
public protocol _UITableViewCellInitializers {}

extension UITableViewCell: _UITableViewCellInitializers {}

extension _UITableViewCellInitializers where Self: UITableViewCell {
  @_silgen_name("darkroom_UITableViewCell_init_style_reuseIdentifier")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("darkroom_UITableViewCell_init_style_reuseIdentifier")
  @MainActor @usableFromInline
  static func make(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
    ViewInstantiation.cell(of: self, style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewCell: PlainlyMade {
  static func makePlain() -> NSObject {
    ViewInstantiation.cell(of: self, style: .default, reuseIdentifier: nil)
  }
}

extension ViewInstantiation {
  static func cell<T: UITableViewCell>(
    of type: T.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> T {
    call(0, of: UITableViewCell.self, on: type, .value(style), .value(reuseIdentifier))
  }
}
