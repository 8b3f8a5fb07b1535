public import DarkroomUIKit

extension Snapshotting where Value == UIView, Format == String {
  /// The view's accessibility elements, as text.
  @_disfavoredOverload
  public static var accessibility: Snapshotting { accessibility() }

  /// What VoiceOver finds in the view, in the order in which it reads: labels, values, hints, traits, frames, hit
  /// regions, and the contrast of texts.
  ///
  /// - Parameters:
  ///   - size: points; the view's own where nil.
  ///   - traits: on top of the screen's.
  @_disfavoredOverload
  public static func accessibility(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      ViewStage.onStage(view, size, traits, otherwise: "") { stage, config in
        AccessibilityText.text(of: stage.markers(config: config).markers)
      }
    }
  }

  /// The layout of the view and of all below it, as text.
  @_disfavoredOverload
  public static var layout: Snapshotting { layout() }

  /// A line for each view: its class, text, identifier, and its frame in its parent, in points.
  ///
  /// - Parameters:
  ///   - size: points; the view's own where nil.
  ///   - traits: on top of the screen's.
  @_disfavoredOverload
  public static func layout(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      ViewStage.onStage(view, size, traits, otherwise: "") { stage, _ in
        MissingFonts.report(in: stage.view)
        return ViewOutline.text(of: stage.view)
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view with its accessibility elements marked and numbered.
  @_disfavoredOverload
  public static var accessibilityImage: Snapshotting { accessibilityImage() }

  /// The view's picture with its accessibility elements marked, and a legend of what is read out.
  ///
  /// - Parameters:
  ///   - size: points; the view's own where nil.
  ///   - traits: on top of the screen's.
  @_disfavoredOverload
  public static func accessibilityImage(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(scale: traits.displayScale).inMatrix.pullback { view in
      ViewStage.onStage(view, size, traits.inMatrixOfViews, otherwise: UIImage()) { stage, config in
        let (markers, picture) = stage.markers(config: config)
        return picture.map { MarkedPicture($0, markers.map(\.mark)).image() } ?? UIImage()
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The accessibility elements of the controller's view, as text.
  @_disfavoredOverload
  public static var accessibility: Snapshotting { accessibility() }

  /// What VoiceOver finds in the controller's view on a screen, in the order in which it reads.
  ///
  /// - Parameters:
  ///   - config: the screen; by default one of the view's own size without a safe area.
  ///   - traits: on top of the screen's.
  @_disfavoredOverload
  public static func accessibility(
    on config: ViewImageConfig = .init(), traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      ViewStage.onStage(controller, config, traits, otherwise: "") { stage in
        AccessibilityText.text(of: stage.markers(config: config).markers)
      }
    }
  }

  /// The layout of the controller's view, as text.
  @_disfavoredOverload
  public static var layout: Snapshotting { layout() }

  /// A line for each view on a screen: its class, text, identifier, and its frame in its parent, in points.
  ///
  /// - Parameters:
  ///   - config: the screen; by default one of the view's own size without a safe area.
  ///   - traits: on top of the screen's.
  @_disfavoredOverload
  public static func layout(
    on config: ViewImageConfig = .init(), traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      ViewStage.onStage(controller, config, traits, otherwise: "") { stage in
        MissingFonts.report(in: stage.view)
        return ViewOutline.text(of: stage.view)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's view with its accessibility elements marked and numbered.
  @_disfavoredOverload
  public static var accessibilityImage: Snapshotting { accessibilityImage() }

  /// The picture of the controller on a screen with its accessibility elements marked, and a legend of what is read out.
  ///
  /// - Parameters:
  ///   - config: the screen; by default one of the view's own size without a safe area.
  ///   - traits: on top of the screen's.
  @_disfavoredOverload
  public static func accessibilityImage(
    on config: ViewImageConfig = .init(), traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(scale: traits.displayScale).inMatrix.pullback { controller in
      let config = config.inMatrix
      return ViewStage.onStage(controller, config, traits.inMatrix, otherwise: UIImage()) { stage in
        let (markers, picture) = stage.markers(config: config)
        return picture.map { MarkedPicture($0, markers.map(\.mark)).image() } ?? UIImage()
      }
    }
  }
}
