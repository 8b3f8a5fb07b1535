public import DarkroomSnapshotTesting
public import DarkroomSwiftUI
public import DarkroomUIKit

extension Snapshotting where Value: View, Format == UIImage {
  /// Exact, in the size that the view asks for.
  public static var image: Snapshotting { image() }

  /// A view in a hosting controller.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: whether the controller's window is made key and drawn as on the screen; no host
  ///     application is needed.
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how alike a pixel must be to match, 0 to 1.
  ///   - layout: the room for the view.
  ///   - traits: override the traits of the layout's device, or of the screen if the layout names no device.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let isFitted = layout.isFitted
    return Snapshotting<UIViewController, UIImage>.image(
      on: layout.config, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
      perceptualPrecision: perceptualPrecision, traits: traits
    ).pullback(onMainActor: "SwiftUI view") { hostingController(of: $0, isFitted) }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The tree of the hosting controller's view, in the size that the SwiftUI view asks for.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of the hosting controller's view.
  ///
  /// - Parameters:
  ///   - layout: the room for the view.
  ///   - traits: override the traits of the layout's device, or of the screen if the layout names no device.
  @_disfavoredOverload
  public static func recursiveDescription(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let isFitted = layout.isFitted
    return Snapshotting<UIViewController, String>.recursiveDescription(
      on: layout.config, traits: traits
    )
    .pullback(onMainActor: "SwiftUI view") { hostingController(of: $0, isFitted) }
  }

  /// What VoiceOver finds in the view, in the size that the view asks for.
  @_disfavoredOverload
  public static var accessibility: Snapshotting { accessibility() }

  /// What VoiceOver finds in the view, in the order in which it reads.
  ///
  /// - Parameters:
  ///   - layout: the room for the view.
  ///   - traits: override the traits of the layout's device, or of the screen if the layout names no device.
  @_disfavoredOverload
  public static func accessibility(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let isFitted = layout.isFitted
    return Snapshotting<UIViewController, String>.accessibility(on: layout.config, traits: traits)
      .pullback(onMainActor: "SwiftUI view") { hostingController(of: $0, isFitted) }
  }

  /// A line for each view that is drawn, in the size that the SwiftUI view asks for.
  @_disfavoredOverload
  public static var layout: Snapshotting { layout() }

  /// A line for each view that is drawn: what it shows, and its frame in its parent, in points.
  ///
  /// - Parameters:
  ///   - layout: the room for the view.
  ///   - traits: override the traits of the layout's device, or of the screen if the layout names no device.
  @_disfavoredOverload
  public static func layout(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let isFitted = layout.isFitted
    return Snapshotting<UIViewController, String>.layout(on: layout.config, traits: traits)
      .pullback(onMainActor: "SwiftUI view") { hostingController(of: $0, isFitted) }
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// The view with its accessibility elements marked and numbered, in the size that it asks for.
  @_disfavoredOverload
  public static var accessibilityImage: Snapshotting { accessibilityImage() }

  /// The picture of the view with its accessibility elements marked, and a legend of what is read out.
  ///
  /// - Parameters:
  ///   - layout: the room for the view.
  ///   - traits: override the traits of the layout's device, or of the screen if the layout names no device.
  @_disfavoredOverload
  public static func accessibilityImage(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let isFitted = layout.isFitted
    return Snapshotting<UIViewController, UIImage>.accessibilityImage(
      on: layout.config, traits: traits
    )
    .pullback(onMainActor: "SwiftUI view") { hostingController(of: $0, isFitted) }
  }
}

extension SwiftUISnapshotLayout {
  fileprivate var config: ViewImageConfig {
    switch self {
    case .device(let config): config
    case .fixed(let width, let height):
      ViewImageConfig(size: CGSize(width: width, height: height))
    case .sizeThatFits: ViewImageConfig()
    }
  }

  fileprivate var isFitted: Bool {
    if case .sizeThatFits = self { true } else { false }
  }
}

/// A controller in the size that fits into nothing, which upstream asks for, too: a view that has an ideal size gives that.
@MainActor
private func hostingController(of view: some View, _ isFitted: Bool) -> UIViewController {
  let controller = UIHostingController(rootView: view)
  if isFitted { controller.view.frame.size = controller.sizeThatFits(in: .zero) }
  return controller
}
