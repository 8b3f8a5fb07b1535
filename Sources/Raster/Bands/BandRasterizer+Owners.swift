extension BandRasterizer {
  /// Determines which layer drew each pixel last, from coverage alone: with the same shapes, clips and masks as in the
  /// picture, but without colors.
  ///
  /// A pixel that a mask hides belongs to the layer beneath it; a group's shadow belongs to the group.
  ///
  /// - `area`: the area outside which no pixel has an owner; nil for the whole picture.
  /// - `noted`: by owner, whether the map records where some of it is visible.
  package static func owners(
    _ list: DisplayList, in area: IntRect? = nil, noting noted: [Bool] = [],
    options: RenderOptions = RenderOptions()
  ) -> OwnerMap {
    let area = area.map { $0.intersection(list.bounds) } ?? list.bounds
    return OwnerMapper(list, in: area, noting: noted, options: options).map(of: area)
  }
}
