import DarkroomRaster
import DarkroomTrees
import DarkroomUIKit

/// Finds the regions that strategies name in a picture.
struct MaskPlaces {
  /// In pixels.
  let width: Int
  let height: Int
  let scale: CGFloat

  init(_ picture: Picture) {
    (width, height, scale) = (picture.width, picture.height, picture.scale)
  }

  /// The masks of a picture of views.
  @MainActor
  func masks(
    _ requests: [MaskRequest], in root: UIView
  ) throws(SnapshotProblem) -> [PictureMask] {
    try masks(requests) { (region) throws(SnapshotProblem) in
      switch region.place {
      case .view(let view): try place(of: view, in: root)
      case .identifier(let identifier): try places(of: identifier, in: root)
      case .rect(let rect): try place(of: rect)
      }
    }
  }

  /// The masks of a picture without views.
  func masks(_ requests: [MaskRequest]) throws(SnapshotProblem) -> [PictureMask] {
    try masks(requests) { (region) throws(SnapshotProblem) in
      guard case .rect(let rect) = region.place else {
        throw SnapshotProblem(
          words:
            "A region names a view, but this picture is not one of views: give the region as .rect."
        )
      }
      return try place(of: rect)
    }
  }

  private func masks(
    _ requests: [MaskRequest], _ find: (_SnapshotRegion) throws(SnapshotProblem) -> PictureMask
  ) throws(SnapshotProblem) -> [PictureMask] {
    var masks: [PictureMask] = []
    for request in requests {
      for region in request.regions {
        var mask = try find(region)
        mask.mode = request.allowance?.mode
        masks.append(mask)
      }
    }
    return masks
  }

  @MainActor
  private func place(of view: UIView, in root: UIView) throws(SnapshotProblem) -> PictureMask {
    guard view.isDescendant(of: root) else {
      throw SnapshotProblem(
        words:
          "A region is \(ViewTree.title(of: view)), which is not in the picture of \(ViewTree.title(of: root))."
      )
    }
    return PictureMask(
      places: pixels(of: view.visibleFrame(in: root)), identifier: view.accessibilityIdentifier)
  }

  @MainActor
  private func places(of identifier: String, in root: UIView) throws(SnapshotProblem) -> PictureMask
  {
    var (found, others): ([UIView], Set<String>) = ([], [])
    root.visitTree { view in
      guard let name = view.accessibilityIdentifier else { return }
      if name == identifier { found.append(view) } else { others.insert(name) }
    }
    guard !found.isEmpty else {
      let known =
        others.isEmpty ? "none has one" : "there are \(others.sorted().joined(separator: ", "))"
      throw SnapshotProblem(
        words: "No view in the picture has the accessibility identifier “\(identifier)”; \(known).")
    }
    return PictureMask(
      places: found.flatMap { pixels(of: $0.visibleFrame(in: root)) }, identifier: identifier)
  }

  private func place(of rect: CGRect) throws(SnapshotProblem) -> PictureMask {
    let places = pixels(of: rect)
    guard !places.isEmpty else {
      let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
      throw SnapshotProblem(
        words:
          "The region at \(ViewOutline.text(rect)) is not in the picture of \(ViewOutline.text(size)) points."
      )
    }
    return PictureMask(places: places)
  }

  /// The pixels of a rectangle; empty if it is outside of the picture.
  private func pixels(of rect: CGRect) -> [IntRect] {
    func pixel(_ points: CGFloat, _ rule: FloatingPointRoundingRule, _ limit: Int) -> Int {
      Int(max(0, min(CGFloat(limit), (points * scale).rounded(rule))))
    }
    let place = IntRect(
      minX: pixel(rect.minX, .down, width), minY: pixel(rect.minY, .down, height),
      maxX: pixel(rect.maxX, .up, width), maxY: pixel(rect.maxY, .up, height))
    return place.isEmpty ? [] : [place]
  }
}

extension UIView {
  fileprivate func visitTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.visitTree(body) }
  }
}
