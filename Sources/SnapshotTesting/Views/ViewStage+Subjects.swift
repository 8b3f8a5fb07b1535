import DarkroomUIKit

extension ViewStage {
  /// Shows a view in its own size or another one while `body` inspects it.
  nonisolated static func onStage<Output>(
    _ view: UIView, _ size: CGSize?, _ traits: UITraitCollection, inKeyWindow: Bool = false,
    _ body: @MainActor (ViewStage, ViewImageConfig) throws(SnapshotProblem) -> Output
  ) throws(SnapshotProblem) -> Output {
    try MainActorAccess.run("view") { () throws(SnapshotProblem) in
      let config = ViewImageConfig(size: size ?? view.frame.size)
      let stage = ViewStage(
        view, of: UIViewController(), config: config, traits: traits, inKeyWindow: inKeyWindow)
      defer { stage.takeDown() }
      try UndrawnContents.check(stage.view)
      return try body(stage, config)
    }
  }

  /// Shows a controller on a screen while `body` inspects it.
  nonisolated static func onStage<Output>(
    _ controller: UIViewController, _ config: ViewImageConfig, _ traits: UITraitCollection,
    inKeyWindow: Bool = false,
    _ body: @MainActor (ViewStage) throws(SnapshotProblem) -> Output
  ) throws(SnapshotProblem) -> Output {
    try MainActorAccess.run("view controller") { () throws(SnapshotProblem) in
      let stage = ViewStage(
        controller.view, of: controller, config: config, traits: traits, inKeyWindow: inKeyWindow)
      defer { stage.takeDown() }
      try UndrawnContents.check(stage.view)
      return try body(stage)
    }
  }

  /// The elements that assistive technologies find, and the picture in which contrast is measured.
  func markers(
    config: ViewImageConfig, _ request: PictureRequest
  ) throws(SnapshotProblem) -> (markers: [AccessibilityMarker], picture: Picture?) {
    let picture = try picture(config: config, request)
    if let problem = picture.flatMap(MissingFonts.problem(of:)) { throw problem }
    return (AccessibilityMarker.all(of: view, picture: picture), picture)
  }
}
