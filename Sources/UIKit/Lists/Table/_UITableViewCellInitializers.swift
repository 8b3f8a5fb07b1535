/// Lets `T(style:reuseIdentifier:)` be written where `T` is some kind of table cell.
///
/// Swift calls none but `required` initializers through a metatype; on iOS it calls those of UIKit's classes too, because
/// they are Objective-C's. Were they `required` here, no subclass could say `override`. The initializers of this protocol
/// stand behind those of the classes and call the one that the metatype's class has.
public protocol _UITableViewCellInitializers {}

extension UITableViewCell: _UITableViewCellInitializers {}

extension _UITableViewCellInitializers {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let type = ViewInstantiation.type(Self.self, as: UITableViewCell.self)
    let cell = ViewInstantiation.cell(
      of: type, introducedBy: UITableViewCell.self,
      style: UInt8(truncatingIfNeeded: style.rawValue), reuseIdentifier: reuseIdentifier)
    self = ViewInstantiation.object(cell, as: Self.self)
  }
}
