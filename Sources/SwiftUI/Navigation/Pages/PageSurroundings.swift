/// What a page, which is a tree of its own, finds around it.
struct PageSurroundings {
  var environment: EnvironmentValues
  /// What the contents of modifiers around the page stand for.
  let contents: [ObjectIdentifier: (Evaluation) -> [LayoutNode]]

  @MainActor
  init(_ evaluation: Evaluation) {
    var environment = evaluation.environment
    environment.isInListRow = false
    environment.scroll = ScrollSettings()
    environment.list = ListSettings()
    self.environment = environment
    contents = evaluation.contents
  }
}
