/// The context of a page, which is a tree of its own.
struct PageSurroundings {
  var environment: EnvironmentValues
  /// The content that the placeholders of surrounding modifiers stand for.
  let contents: [ObjectIdentifier: (Evaluation) -> [LayoutNode]]

  @MainActor
  init(_ evaluation: Evaluation) {
    var environment = evaluation.environment
    environment.isInListRow = false
    environment.scroll = ScrollSettings()
    environment.list = ListSettings()
    environment.searchOffer = nil
    self.environment = environment
    contents = evaluation.contents
  }
}
