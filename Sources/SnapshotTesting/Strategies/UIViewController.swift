public import DarkroomUIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller that must match exactly, in its own size, without a safe area.
  public static var image: Snapshotting { image() }

  /// A picture of the controller on a device's screen.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - drawHierarchyInKeyWindow: whether the window becomes key and is drawn as on the screen, with the backdrops of
  ///     bars and blurs.
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1.
  ///   - size: the size in points; nil means the device's or the controller's own.
  ///   - traits: traits over the traits of the device or the screen.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    return image(
      config, drawHierarchyInKeyWindow, precision, perceptualPrecision, traits: traits)
  }

  /// A picture of the controller in its own size, without a safe area.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: whether the window becomes key and is drawn as on the screen, with the backdrops of
  ///     bars and blurs.
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1.
  ///   - size: the size in points; nil means the device's or the controller's own.
  ///   - traits: traits over the traits of the device or the screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      ViewImageConfig(size: size, traits: traits), drawHierarchyInKeyWindow, precision,
      perceptualPrecision, traits: traits)
  }

  private static func image(
    _ config: ViewImageConfig, _ inKeyWindow: Bool, _ precision: Float,
    _ perceptualPrecision: Float, traits: UITraitCollection
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).inMatrix.pullback { (controller, request) throws(SnapshotProblem) in
      let config = config.inMatrix
      return try ViewStage.onStage(
        controller, config, traits.inMatrix, inKeyWindow: inKeyWindow
      ) { (stage) throws(SnapshotProblem) in
        SnapshotImage.carrying(try stage.picture(config: config, request))
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The hierarchy of the controller and its children, with class, state and view, one per line.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { (controller, _) throws(SnapshotProblem) in
      try ViewStage.onStage(controller, ViewImageConfig(), .init()) { _ in
        ControllerHierarchy.text(of: controller)
      }
    }
  }

  /// The tree of the controller's view.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of the controller's view after layout on a screen; a matrix of devices does not take it several times.
  ///
  /// - Parameters:
  ///   - config: the screen; by default it has the view's own size and no safe area.
  ///   - size: the size in points; nil means the screen's.
  ///   - traits: traits over the screen's traits.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    return SimplySnapshotting.lines.pullback { (controller, _) throws(SnapshotProblem) in
      try ViewStage.onStage(controller, config, traits) { (stage) throws(SnapshotProblem) in
        try MissingFonts.check(stage.view)
        return PointerPurge.purged(stage.view.recursiveDescription())
      }
    }
  }
}
