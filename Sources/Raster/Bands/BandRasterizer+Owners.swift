extension BandRasterizer {
  /// Which layer drew each pixel last, from coverage alone: the same shapes, clips and masks as in
  /// the picture, no colors.
  ///
  /// What a mask hides belongs to whatever lies beneath; a group's shadow belongs to the group.
  ///
  /// - `area`: outside of it no pixel has an owner; the whole picture where nil.
  /// - `noted`: by owner, whether the map tells where something of it can be seen.
  package static func owners(
    _ list: DisplayList, in area: IntRect? = nil, noting noted: [Bool] = [],
    options: RenderOptions = RenderOptions()
  ) -> OwnerMap {
    let area = area.map { $0.intersection(list.bounds) } ?? list.bounds
    return OwnerMapper(list, in: area, noting: noted, options: options).map(of: area)
  }
}
