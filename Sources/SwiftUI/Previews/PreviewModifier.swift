/// The context of previews, such as data that several of them show.
@preconcurrency @MainActor
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  /// Creates the context; called once for all previews of a run.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies the modifier to the preview.
  @preconcurrency @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    let apply = ModifiedPreview(modifier)
    return PreviewTrait { $0.modifiers.append(apply) }
  }
}
