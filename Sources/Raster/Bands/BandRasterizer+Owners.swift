extension BandRasterizer {
  /// Which layer drew each pixel last, from coverage alone: the same shapes and clips as in the picture, no
  /// colours, no masks; a group's shadow is left out.
  package static func owners(
    _ list: DisplayList, options: RenderOptions = RenderOptions()
  ) -> OwnerMap {
    let prepared = PreparedList(list, area: list.bounds, options: options)
    var map = OwnerMap(width: list.width, height: list.height)
    let painter = BandPainter(prepared, columns: 0..<list.width, skipsCovered: false)
    var masks = 0
    for (index, operation) in list.operations.enumerated() {
      if case .beginMask = operation.content { masks += 1 }
      if case .endMask = operation.content { masks -= 1 }
      guard masks == 0, case .draw(let shape, let paint) = prepared.operations[index],
        !paint.isInvisible
      else { continue }
      painter.mark(shape, prepared.heads[index], in: &map, within: list.bounds)
    }
    return map
  }
}

extension PreparedPaint {
  fileprivate var isInvisible: Bool {
    if case .solid(let color) = self { color >> 24 == 0 } else { false }
  }
}
