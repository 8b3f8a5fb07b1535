/// Lets `T(reuseIdentifier:)` be written where `T` is some kind of header or footer of a table.
///
/// Swift calls none but `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. The initializers of this protocol
/// stand behind those of the classes and call the one that the metatype's class has.
public protocol _UITableViewHeaderFooterViewInitializers {}

extension UITableViewHeaderFooterView: _UITableViewHeaderFooterViewInitializers {}

extension _UITableViewHeaderFooterViewInitializers {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(reuseIdentifier: String?) {
    let type = ViewInstantiation.type(Self.self, as: UITableViewHeaderFooterView.self)
    let view = ViewInstantiation.view(
      of: type, introducedBy: UITableViewHeaderFooterView.self, reuseIdentifier: reuseIdentifier)
    self = ViewInstantiation.object(view, as: Self.self)
  }
}
