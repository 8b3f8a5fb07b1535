/// A view that a page puts into a bar.
struct ToolbarEntry {
  /// The position of a view in the bars.
  enum Side {
    case leading, trailing, principal, bottom
    /// In the middle of the bottom bar.
    case status
    /// At the leading side of a root's bar, otherwise with the primary actions.
    case navigation
    /// In a menu, or in the middle of a document's bar.
    case secondary
    /// Above the keyboard of a field that is being edited.
    case keyboard
    /// Below a title, where only iOS 26 has items.
    case nowhere
  }

  let placement: ToolbarItemPlacement
  let content: any View
  let surroundings: PageSurroundings
  /// Whether the entry is a space between others.
  var isSpace = false
  /// Whether the view is the content of the title's menu.
  var isTitleMenu = false

  var side: Side {
    if isTitleMenu { return .nowhere }
    return switch placement.name {
    case "topBarLeading", "cancellationAction": .leading
    case "navigation": .navigation
    case "principal", "title": .principal
    case "bottomBar": .bottom
    case "status": .status
    case "secondaryAction": .secondary
    case "keyboard": .keyboard
    case "subtitle", "largeTitle": .nowhere
    default: .trailing
    }
  }

  /// Whether the view confirms the user's changes.
  var isProminent: Bool { placement.name == "confirmationAction" }

  private var isSpacer: Bool { content is Spacer || isSpace }

  @MainActor
  func makeItem() -> UIBarButtonItem {
    isSpacer ? .flexibleSpace() : UIBarButtonItem(customView: BarItemView(self))
  }

  /// Whether an item can be reused for the entry.
  @MainActor
  func fits(_ item: UIBarButtonItem) -> Bool { isSpacer == (item.customView == nil) }
}

/// Content whose views for bars are known.
protocol ToolbarEntries {
  @MainActor func entries(in evaluation: Evaluation) -> [ToolbarEntry]
}

extension Evaluation {
  func entries(of content: any ToolbarContent) -> [ToolbarEntry] {
    if let known = content as? any ToolbarEntries { return known.entries(in: self) }
    return entries(ofComposed: content)
  }

  private func entries<C: ToolbarContent>(ofComposed content: C) -> [ToolbarEntry] {
    guard C.Body.self != Never.self else { return [] }
    let inner = at(ObjectIdentifier(C.self))
    let linked = inner.linked(content)
    return inner.entries(of: inner.tracking { linked.body })
  }

  /// An entry for each of the views in a view.
  func entries(of view: any View, _ placement: ToolbarItemPlacement) -> [ToolbarEntry] {
    parts(of: view).map {
      ToolbarEntry(placement: placement, content: $0, surroundings: PageSurroundings(self))
    }
  }

  /// The views that a view consists of.
  func parts(of view: any View) -> [any View] {
    (view as? any ViewOfParts)?.parts ?? [view]
  }
}

/// A view that consists of several.
protocol ViewOfParts {
  @MainActor var parts: [any View] { get }
}

extension EmptyView: ViewOfParts {
  var parts: [any View] { [] }
}

extension TupleView: ViewOfParts {
  var parts: [any View] {
    Mirror(reflecting: value).children.flatMap { child in
      (child.value as? any View).map { ($0 as? any ViewOfParts)?.parts ?? [$0] } ?? []
    }
  }
}

extension Group: ViewOfParts where Content: View {
  var parts: [any View] { (content as? any ViewOfParts)?.parts ?? [content] }
}

extension Optional: ViewOfParts where Wrapped: View {
  var parts: [any View] { map { ($0 as? any ViewOfParts)?.parts ?? [$0] } ?? [] }
}

extension _ConditionalContent: ViewOfParts where TrueContent: View, FalseContent: View {
  var parts: [any View] {
    switch storage {
    case .trueContent(let content): (content as? any ViewOfParts)?.parts ?? [content]
    case .falseContent(let content): (content as? any ViewOfParts)?.parts ?? [content]
    }
  }
}

extension ForEach: ViewOfParts where Content: View {
  var parts: [any View] {
    data.flatMap { element -> [any View] in
      let view = content(element)
      let id = identity(element)
      return ((view as? any ViewOfParts)?.parts ?? [view]).map { AnyView($0).id(id).tag(id) }
    }
  }
}

// MARK: Contents of bars

extension ToolbarItem: ToolbarEntries {
  func entries(in evaluation: Evaluation) -> [ToolbarEntry] {
    if content is EmptyView { return [] }
    return [
      ToolbarEntry(
        placement: placement, content: content, surroundings: PageSurroundings(evaluation))
    ]
  }
}

extension ToolbarItemGroup: ToolbarEntries {
  func entries(in evaluation: Evaluation) -> [ToolbarEntry] {
    evaluation.entries(of: content, placement)
  }
}

extension LabeledToolbarItemGroupContent: ViewOfParts {
  var parts: [any View] { (content as? any ViewOfParts)?.parts ?? [content] }
}

extension ToolbarTitleMenu: ToolbarEntries {
  func entries(in evaluation: Evaluation) -> [ToolbarEntry] {
    [
      ToolbarEntry(
        placement: .automatic, content: content, surroundings: PageSurroundings(evaluation),
        isTitleMenu: true)
    ]
  }
}

extension ToolbarSpacer: ToolbarEntries {
  func entries(in evaluation: Evaluation) -> [ToolbarEntry] {
    [
      ToolbarEntry(
        placement: placement, content: EmptyView(), surroundings: PageSurroundings(evaluation),
        isSpace: true)
    ]
  }
}

extension TupleToolbarContent: ToolbarEntries {
  func entries(in evaluation: Evaluation) -> [ToolbarEntry] {
    if let content = value as? any ToolbarContent { return evaluation.entries(of: content) }
    return Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      (child.value as? any ToolbarContent).map { evaluation.at(index).entries(of: $0) } ?? []
    }
  }
}

extension Group: ToolbarEntries where Content: ToolbarContent {
  func entries(in evaluation: Evaluation) -> [ToolbarEntry] { evaluation.entries(of: content) }
}

extension Optional: ToolbarEntries where Wrapped: ToolbarContent {
  func entries(in evaluation: Evaluation) -> [ToolbarEntry] {
    map { evaluation.at("some").entries(of: $0) } ?? []
  }
}

extension _ConditionalContent: ToolbarEntries
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  func entries(in evaluation: Evaluation) -> [ToolbarEntry] {
    switch storage {
    case .trueContent(let content): evaluation.at(true).entries(of: content)
    case .falseContent(let content): evaluation.at(false).entries(of: content)
    }
  }
}
