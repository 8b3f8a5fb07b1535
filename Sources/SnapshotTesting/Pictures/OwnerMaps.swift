import DarkroomRaster

/// Which layer drew each pixel of a picture last, area by area: made once for all who ask, unless the picture is large.
final class OwnerMaps {
  /// In pixels of all maps that are kept.
  private static let most = 4_194_304

  private let list: DisplayList
  private let noted: [Bool]
  private var kept: [OwnerMap] = []

  /// - Parameter noted: by owner, whether maps tell where something of it can be seen.
  init(_ list: DisplayList, noting noted: [Bool]) {
    self.list = list
    self.noted = noted
  }

  func map(of area: IntRect) -> OwnerMap {
    if let map = kept.first(where: { $0.area == area }) { return map }
    let map = BandRasterizer.owners(list, in: area, noting: noted)
    let pixels = (kept + [map]).map { $0.area.width * $0.area.height }
    if pixels.reduce(0, +) <= Self.most { kept.append(map) }
    return map
  }
}
