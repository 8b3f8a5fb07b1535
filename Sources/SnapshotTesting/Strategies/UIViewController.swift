public import DarkroomUIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Exact, in the controller's own size, without a safe area.
  public static var image: Snapshotting { image() }

  /// A controller on a device's screen.
  ///
  /// The size, in points, is the device's where it is nil; the traits are laid over the device's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    return image(
      config, drawHierarchyInKeyWindow, precision, perceptualPrecision, traits: traits)
  }

  /// A controller in its own size, without a safe area.
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
    ).inMatrix.pullback { controller in
      MainActorAccess.run("view controller", otherwise: UIImage()) {
        let config = config.inMatrix
        let stage = ViewStage(
          controller.view, of: controller, config: config, traits: traits.inMatrix,
          inKeyWindow: inKeyWindow)
        defer { stage.takeDown() }
        return SnapshotImage.carrying(stage.picture(config: config))
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller and its children: class, state and view, one line each.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      staged(controller, ViewImageConfig(), traits: .init()) { ControllerHierarchy.text(of: $0) }
    }
  }

  /// The tree of the controller's view.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of the controller's view after layout on a screen; a matrix of devices does not
  /// multiply it.
  ///
  /// - Parameters:
  ///   - config: the screen; by default one of the view's own size without a safe area.
  ///   - size: points; the screen's where nil.
  ///   - traits: on top of the screen's.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    return SimplySnapshotting.lines.pullback { controller in
      staged(controller, config, traits: traits) {
        let view: UIView = $0.view
        MissingFonts.report(in: view)
        return PointerPurge.purged(view.recursiveDescription())
      }
    }
  }

  private static func staged(
    _ controller: UIViewController, _ config: ViewImageConfig, traits: UITraitCollection,
    _ text: @escaping @MainActor (UIViewController) -> String
  ) -> String {
    MainActorAccess.run("view controller", otherwise: "") {
      let stage = ViewStage(
        controller.view, of: controller, config: config, traits: traits, inKeyWindow: false)
      defer { stage.takeDown() }
      return text(controller)
    }
  }
}
