/// As ``_ObjectInitializers``, for the initializers of `UITableViewHeaderFooterView`.
public protocol _UITableViewHeaderFooterViewInitializers {}

extension UITableViewHeaderFooterView: _UITableViewHeaderFooterViewInitializers {}

extension _UITableViewHeaderFooterViewInitializers where Self: UITableViewHeaderFooterView {
  @_silgen_name("darkroom_UITableViewHeaderFooterView_init_reuseIdentifier")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(reuseIdentifier: String?)

  @_silgen_name("darkroom_UITableViewHeaderFooterView_init_reuseIdentifier")
  @MainActor @usableFromInline
  static func make(reuseIdentifier: __owned String?) -> Self {
    ViewInstantiation.header(of: self, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView: PlainlyMade {
  static func makePlain() -> NSObject {
    ViewInstantiation.header(of: self, reuseIdentifier: nil)
  }
}

extension ViewInstantiation {
  static func header<T: UITableViewHeaderFooterView>(
    of type: T.Type, reuseIdentifier: String?
  ) -> T {
    call(0, of: UITableViewHeaderFooterView.self, on: type, .value(reuseIdentifier))
  }
}
