/// A view that consists of several previews, which Xcode shows separately.
@MainActor
protocol PreviewElements {
  var previewElements: [any View] { get }
}

/// The views that are previews of their own: those directly in groups and lists of views.
@MainActor
func previews(in view: any View) -> [any View] {
  (view as? any PreviewElements)?.previewElements ?? [view]
}

extension EmptyView: PreviewElements {
  var previewElements: [any View] { [] }
}

extension AnyView: PreviewElements {
  var previewElements: [any View] { previews(in: storage) }
}

extension Group: PreviewElements where Content: View {
  var previewElements: [any View] { previews(in: content) }
}

extension Optional: PreviewElements where Wrapped: View {
  var previewElements: [any View] { map { previews(in: $0) } ?? [] }
}

extension _ConditionalContent: PreviewElements where TrueContent: View, FalseContent: View {
  var previewElements: [any View] {
    switch storage {
    case .trueContent(let content): previews(in: content)
    case .falseContent(let content): previews(in: content)
    }
  }
}

extension TupleView: PreviewElements {
  var previewElements: [any View] {
    Mirror(reflecting: value).children.flatMap { child in
      (child.value as? any View).map { previews(in: $0) } ?? []
    }
  }
}

extension ForEach: PreviewElements where Content: View {
  var previewElements: [any View] { data.flatMap { previews(in: content($0)) } }
}

extension ModifiedContent: PreviewElements where Content: View, Modifier: ViewModifier {
  /// The modifier is applied to each of them.
  var previewElements: [any View] {
    previews(in: content).map { modified($0) }
  }

  private func modified<V: View>(_ view: V) -> any View {
    ModifiedContent<V, Modifier>(content: view, modifier: modifier)
  }
}

extension PreviewTraits {
  /// Reads the settings of a view's modifiers; the outermost takes precedence.
  @MainActor
  mutating func read(_ view: any View) {
    guard let view = view as? any PreviewTraitSource else { return }
    view.write(to: &self)
  }
}

@MainActor
private protocol PreviewTraitSource {
  func write(to traits: inout PreviewTraits)
}

extension ModifiedContent: PreviewTraitSource where Content: View, Modifier: ViewModifier {
  fileprivate func write(to traits: inout PreviewTraits) {
    traits.read(content)
    (modifier as? _PreviewTraitModifier)?.write(&traits)
  }
}

extension AnyView: PreviewTraitSource {
  fileprivate func write(to traits: inout PreviewTraits) { traits.read(storage) }
}
