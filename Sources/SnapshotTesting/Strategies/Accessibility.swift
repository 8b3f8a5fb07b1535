public import DarkroomUIKit

extension Snapshotting where Value == UIView, Format == String {
  /// The view's accessibility elements, as text.
  @_disfavoredOverload
  public static var accessibility: Snapshotting { accessibility() }

  /// A description of the elements that VoiceOver finds in the view, in reading order: labels, values, hints, traits,
  /// frames, hit regions, and the contrast of texts.
  ///
  /// - Parameters:
  ///   - size: the size in points; nil means the view's own.
  ///   - traits: traits over the screen's traits.
  @_disfavoredOverload
  public static func accessibility(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (view, request) throws(SnapshotProblem) in
      try ViewStage.onStage(view, size, traits) { (stage, config) throws(SnapshotProblem) in
        AccessibilityText.text(of: try stage.markers(config: config, request).markers)
      }
    }
  }

  /// The layout of the view and its descendants, as text.
  @_disfavoredOverload
  public static var layout: Snapshotting { layout() }

  /// A line for each view: its class, text, identifier, and its frame in its parent, in points.
  ///
  /// - Parameters:
  ///   - size: the size in points; nil means the view's own.
  ///   - traits: traits over the screen's traits.
  @_disfavoredOverload
  public static func layout(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (view, _) throws(SnapshotProblem) in
      try ViewStage.onStage(view, size, traits) { (stage, _) throws(SnapshotProblem) in
        try MissingFonts.check(stage.view)
        return ViewOutline.text(of: stage.view)
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view with its accessibility elements marked and numbered.
  @_disfavoredOverload
  public static var accessibilityImage: Snapshotting { accessibilityImage() }

  /// A picture of the view with its accessibility elements marked, and a legend with the texts that are read out.
  ///
  /// - Parameters:
  ///   - size: the size in points; nil means the view's own.
  ///   - traits: traits over the screen's traits.
  @_disfavoredOverload
  public static func accessibilityImage(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(scale: traits.displayScale).inMatrix.pullback {
      (view, request) throws(SnapshotProblem) in
      try ViewStage.onStage(view, size, traits.inMatrixOfViews) {
        (stage, config) throws(SnapshotProblem) in
        let (markers, picture) = try stage.markers(config: config, request)
        return picture.map { MarkedPicture($0, markers.map(\.mark)).image() } ?? UIImage()
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The accessibility elements of the controller's view, as text.
  @_disfavoredOverload
  public static var accessibility: Snapshotting { accessibility() }

  /// A description of the elements that VoiceOver finds in the controller's view on a screen, in reading order.
  ///
  /// - Parameters:
  ///   - config: the screen; by default it has the view's own size and no safe area.
  ///   - traits: traits over the screen's traits.
  @_disfavoredOverload
  public static func accessibility(
    on config: ViewImageConfig = .init(), traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (controller, request) throws(SnapshotProblem) in
      try ViewStage.onStage(controller, config, traits) { (stage) throws(SnapshotProblem) in
        AccessibilityText.text(of: try stage.markers(config: config, request).markers)
      }
    }
  }

  /// The layout of the controller's view, as text.
  @_disfavoredOverload
  public static var layout: Snapshotting { layout() }

  /// The layout as text, with a line for each view on a screen: its class, text, identifier, and its frame in its
  /// parent, in points.
  ///
  /// - Parameters:
  ///   - config: the screen; by default it has the view's own size and no safe area.
  ///   - traits: traits over the screen's traits.
  @_disfavoredOverload
  public static func layout(
    on config: ViewImageConfig = .init(), traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (controller, _) throws(SnapshotProblem) in
      try ViewStage.onStage(controller, config, traits) { (stage) throws(SnapshotProblem) in
        try MissingFonts.check(stage.view)
        return ViewOutline.text(of: stage.view)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's view with its accessibility elements marked and numbered.
  @_disfavoredOverload
  public static var accessibilityImage: Snapshotting { accessibilityImage() }

  /// A picture of the controller on a screen with its accessibility elements marked, and a legend with the texts that
  /// are read out.
  ///
  /// - Parameters:
  ///   - config: the screen; by default it has the view's own size and no safe area.
  ///   - traits: traits over the screen's traits.
  @_disfavoredOverload
  public static func accessibilityImage(
    on config: ViewImageConfig = .init(), traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(scale: traits.displayScale).inMatrix.pullback {
      (controller, request) throws(SnapshotProblem) in
      let config = config.inMatrix
      return try ViewStage.onStage(controller, config, traits.inMatrix) {
        (stage) throws(SnapshotProblem) in
        let (markers, picture) = try stage.markers(config: config, request)
        return picture.map { MarkedPicture($0, markers.map(\.mark)).image() } ?? UIImage()
      }
    }
  }
}
