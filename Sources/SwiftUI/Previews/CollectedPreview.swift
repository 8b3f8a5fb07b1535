/// A preview that was found, with a name that is unique in its module.
@MainActor
package struct CollectedPreview {
  package internal(set) var name: String
  package let traits: PreviewTraits
  /// The file and line of the preview's declaration.
  package let place: String
  package let view: AnyView
  /// Whether it shows a UIKit view or controller, whose size does not depend on the available space.
  package private(set) var isOfUIKit = false
  /// The reason why it cannot be shown, as the end of a sentence that begins with its name.
  package let problem: String?

  /// The previews of a view, each named after the file unless it has a name.
  static func all(
    _ view: any View, _ traits: PreviewTraits, file: String, line: Int
  ) -> [CollectedPreview] {
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    return previews(in: view).map { view in
      var traits = traits
      traits.read(view)
      let name = traits.name.map { "\(base)-\($0)" } ?? base
      var result = Result<AnyView, PreviewProblem>.success(AnyView(view))
      for modifier in traits.modifiers { result = result.flatMap { modifier.apply($0) } }
      var preview = CollectedPreview(name, traits, "\(file):\(line)", result)
      preview.isOfUIKit = view is PreviewedView || view is PreviewedController
      return preview
    }
  }

  private init(
    _ name: String, _ traits: PreviewTraits, _ place: String,
    _ view: Result<AnyView, PreviewProblem>
  ) {
    self.name = name
    self.traits = traits
    self.place = place
    switch view {
    case .success(let view): (self.view, problem) = (view, nil)
    case .failure(let problem): (self.view, self.problem) = (AnyView(EmptyView()), problem.words)
    }
  }

  /// A preview that is not drawn, such as that of a widget.
  static func undrawn(_ what: String, file: String, line: Int) -> CollectedPreview {
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let problem = PreviewProblem(words: "shows \(what), and these are not drawn.")
    return CollectedPreview(base, PreviewTraits(), "\(file):\(line)", .failure(problem))
  }

  /// The previews with numbers appended to names that occur more than once.
  static func named(_ previews: [CollectedPreview]) -> [CollectedPreview] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      var preview = preview
      counts[preview.name, default: 0] += 1
      if let count = counts[preview.name], count > 1 { preview.name += "-\(count)" }
      return preview
    }
  }
}
