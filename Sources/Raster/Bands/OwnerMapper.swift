/// Creates maps of a list's owners for several areas, for which the list is prepared only once.
///
/// Threads may ask side by side.
package struct OwnerMapper: Sendable {
  private let list: DisplayList
  private let area: IntRect
  private let prepared: PreparedList
  private let noted: [Bool]
  private let maskedGroups: Set<Int>

  /// - `area`: an area that contains all requested areas; nil for the whole picture.
  /// - `noted`: by owner, whether maps record where some of it is visible.
  package init(
    _ list: DisplayList, in area: IntRect? = nil, noting noted: [Bool] = [],
    options: RenderOptions = RenderOptions()
  ) {
    self.list = list
    self.area = area.map { $0.intersection(list.bounds) } ?? list.bounds
    self.noted = noted
    prepared = PreparedList(
      list, area: self.area, options: options, drawing: BandRasterizer.picture)
    maskedGroups = Self.maskedGroups(of: list)
  }

  private static func maskedGroups(of list: DisplayList) -> Set<Int> {
    var open: [Int] = []
    var found: Set<Int> = []
    for (index, operation) in list.operations.enumerated() {
      switch operation.content {
      case .beginGroup: open.append(index)
      case .endGroup: _ = open.popLast()
      case .beginMask: if let group = open.last { found.insert(group) }
      default: break
      }
    }
    return found
  }

  /// The map of an area; outside of it no pixel has an owner.
  package func map(of area: IntRect) -> OwnerMap {
    var walk = OwnerWalk(
      list, prepared, area.intersection(self.area), noting: noted, maskedGroups: maskedGroups)
    for index in list.operations.indices { walk.visit(index) }
    return walk.map
  }
}
