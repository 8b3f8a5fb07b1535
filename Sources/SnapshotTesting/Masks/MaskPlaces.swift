import DarkroomRaster
import DarkroomTrees
import DarkroomUIKit

/// Finds the regions that strategies name in one picture.
struct MaskPlaces {
  /// In pixels.
  let width: Int
  let height: Int
  let scale: CGFloat

  init(_ picture: Picture) {
    (width, height, scale) = (picture.width, picture.height, picture.scale)
  }

  /// Of a picture of views.
  @MainActor
  func masks(_ requests: [MaskRequest], in root: UIView) -> [PictureMask] {
    masks(requests) { region in
      switch region.place {
      case .view(let view): place(of: view, in: root)
      case .identifier(let identifier): places(of: identifier, in: root)
      case .rect(let rect): place(of: rect)
      }
    }
  }

  /// Of a picture that knows no views.
  func masks(_ requests: [MaskRequest]) -> [PictureMask] {
    masks(requests) { region in
      guard case .rect(let rect) = region.place else {
        SnapshotProblems.report(
          "A region names a view, but this picture is not one of views: give the region as .rect.")
        return nil
      }
      return place(of: rect)
    }
  }

  private func masks(
    _ requests: [MaskRequest], _ find: (_SnapshotRegion) -> PictureMask?
  ) -> [PictureMask] {
    requests.flatMap { request in
      request.regions.compactMap(find).map { mask in
        var mask = mask
        mask.mode = request.allowance?.mode
        return mask
      }
    }
  }

  @MainActor
  private func place(of view: UIView, in root: UIView) -> PictureMask? {
    guard view.isDescendant(of: root) else {
      SnapshotProblems.report(
        "A region is \(ViewTree.title(of: view)), which is not in the picture of \(ViewTree.title(of: root))."
      )
      return nil
    }
    return PictureMask(
      places: pixels(of: view.visibleFrame(in: root)), identifier: view.accessibilityIdentifier)
  }

  @MainActor
  private func places(of identifier: String, in root: UIView) -> PictureMask? {
    var (found, others): ([UIView], Set<String>) = ([], [])
    root.visitTree { view in
      guard let name = view.accessibilityIdentifier else { return }
      if name == identifier { found.append(view) } else { others.insert(name) }
    }
    guard !found.isEmpty else {
      let known =
        others.isEmpty ? "none has one" : "there are \(others.sorted().joined(separator: ", "))"
      SnapshotProblems.report(
        "No view in the picture has the accessibility identifier “\(identifier)”; \(known).")
      return nil
    }
    return PictureMask(
      places: found.flatMap { pixels(of: $0.visibleFrame(in: root)) }, identifier: identifier)
  }

  private func place(of rect: CGRect) -> PictureMask? {
    let places = pixels(of: rect)
    guard !places.isEmpty else {
      let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
      SnapshotProblems.report(
        "The region at \(ViewOutline.text(rect)) is not in the picture of \(ViewOutline.text(size)) points."
      )
      return nil
    }
    return PictureMask(places: places)
  }

  /// One, or none where nothing of it is in the picture.
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
