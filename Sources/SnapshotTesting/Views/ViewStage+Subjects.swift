import DarkroomUIKit

extension ViewStage {
  /// Shows a view in its own size, or another, while `body` looks at it.
  nonisolated static func onStage<Result>(
    _ view: UIView, _ size: CGSize?, _ traits: UITraitCollection,
    otherwise placeholder: @autoclosure () -> Result,
    _ body: @MainActor (ViewStage, ViewImageConfig) -> Result
  ) -> Result {
    MainActorAccess.run("view", otherwise: placeholder()) {
      let config = ViewImageConfig(size: size ?? view.frame.size)
      let stage = ViewStage(
        view, of: UIViewController(), config: config, traits: traits, inKeyWindow: false)
      defer { stage.takeDown() }
      return body(stage, config)
    }
  }

  /// Shows a controller on a screen while `body` looks at it.
  nonisolated static func onStage<Result>(
    _ controller: UIViewController, _ config: ViewImageConfig, _ traits: UITraitCollection,
    otherwise placeholder: @autoclosure () -> Result, _ body: @MainActor (ViewStage) -> Result
  ) -> Result {
    MainActorAccess.run("view controller", otherwise: placeholder()) {
      let stage = ViewStage(
        controller.view, of: controller, config: config, traits: traits, inKeyWindow: false)
      defer { stage.takeDown() }
      return body(stage)
    }
  }

  /// What assistive technologies find, and the picture that contrasts are measured in.
  func markers(config: ViewImageConfig) -> (markers: [AccessibilityMarker], picture: Picture?) {
    let picture = picture(config: config)
    if let words = picture.flatMap(MissingFonts.words(of:)) { MissingFonts.report(words) }
    return (AccessibilityMarker.all(of: view, picture: picture), picture)
  }
}
