public import DarkroomUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Exact, in the view's own size, with the screen's traits.
  public static var image: Snapshotting { image() }

  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: whether the view's window is made key and drawn as on the screen, with the
  ///     backdrops of bars and blurs; no host application is needed.
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how alike a pixel must be to match, 0 to 1.
  ///   - size: points; the view's own where nil.
  ///   - traits: on top of the screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      scale: traits.displayScale
    ).inMatrix.pullback { view in
      MainActorAccess.run("view", otherwise: UIImage()) {
        let config = ViewImageConfig(size: size ?? view.frame.size)
        let stage = ViewStage(
          view, of: UIViewController(), config: config, traits: traits.inMatrixOfViews,
          inKeyWindow: drawHierarchyInKeyWindow)
        defer { stage.takeDown() }
        return SnapshotImage.carrying(stage.picture(config: config))
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// One line a view, without addresses.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree after layout in a window without a safe area.
  ///
  /// - Parameters:
  ///   - size: points; the view's own where nil.
  ///   - traits: on top of the screen's.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      MainActorAccess.run("view", otherwise: "") {
        let config = ViewImageConfig(size: size ?? view.frame.size, traits: traits)
        let stage = ViewStage(
          view, of: UIViewController(), config: config, traits: .init(), inKeyWindow: false)
        defer { stage.takeDown() }
        MissingFonts.report(in: view)
        return PointerPurge.purged(view.recursiveDescription())
      }
    }
  }
}
