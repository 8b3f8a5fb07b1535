public import DarkroomUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view that must match exactly, in the view's own size, with the screen's traits.
  public static var image: Snapshotting { image() }

  /// A picture of the view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: whether the view's window becomes key and is drawn as on the screen, with the
  ///     backdrops of bars and blurs; no host application is needed.
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1.
  ///   - size: the size in points; nil means the view's own.
  ///   - traits: traits over the screen's traits.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      scale: traits.displayScale
    ).inMatrix.pullback { (view, request) throws(SnapshotProblem) in
      try ViewStage.onStage(
        view, size, traits.inMatrixOfViews, inKeyWindow: drawHierarchyInKeyWindow
      ) { (stage, config) throws(SnapshotProblem) in
        SnapshotImage.carrying(try stage.picture(config: config, request))
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view tree, one line per view, without addresses.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The view tree after layout in a window without a safe area.
  ///
  /// - Parameters:
  ///   - size: the size in points; nil means the view's own.
  ///   - traits: traits over the screen's traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (view, _) throws(SnapshotProblem) in
      try ViewStage.onStage(view, size, traits) { (stage, _) throws(SnapshotProblem) in
        try MissingFonts.check(stage.view)
        return PointerPurge.purged(stage.view.recursiveDescription())
      }
    }
  }
}
