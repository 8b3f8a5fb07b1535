/// Applies a modifier to previews after their shared context has been created.
@MainActor
struct ModifiedPreview: Sendable {
  /// Returns the view, or the reason why it cannot be shown.
  let apply: @MainActor @Sendable (AnyView) -> Result<AnyView, PreviewProblem>

  init<M: PreviewModifier>(_ modifier: M) {
    apply = { view in
      SharedContexts.context(of: M.self).map { context in
        AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
      }
    }
  }
}

/// The reason why a preview cannot be shown, as the end of a sentence that begins with its name.
struct PreviewProblem: Error {
  let words: String
}

/// The contexts that preview modifiers created, by the modifiers' types.
@MainActor
private enum SharedContexts {
  private static var known: [ObjectIdentifier: Any] = [:]
  /// The number of turns of the run loop after which an asynchronous function that waits for nothing has finished.
  private static let turns = 500

  static func context<M: PreviewModifier>(of type: M.Type) -> Result<M.Context, PreviewProblem> {
    if let context = known[ObjectIdentifier(type)] as? M.Context { return .success(context) }
    return made(type).flatMap { context in
      known[ObjectIdentifier(type)] = context
      return .success(context)
    }
  }

  private static func made<M: PreviewModifier>(
    _ type: M.Type
  ) -> Result<M.Context, PreviewProblem> {
    var result: Result<M.Context, any Error>?
    Task { @MainActor in
      do { result = .success(try await M.makeSharedContext()) } catch { result = .failure(error) }
    }
    var turn = 0
    while result == nil, turn < turns {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      turn += 1
    }
    switch result {
    case .success(let context): return .success(context)
    case .failure(let error):
      return .failure(PreviewProblem(words: "has no context: \(type) threw \(error)."))
    case nil:
      return .failure(
        PreviewProblem(words: "has no context: \(type).makeSharedContext() took too long."))
    }
  }
}
