/// A view for an area without content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let detail: Description
  let actions: Actions

  init(storing label: Label, _ detail: Description, _ actions: Actions) {
    self.label = label
    self.detail = detail
    self.actions = actions
  }
}

extension ContentUnavailableView: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let content = VStack(spacing: 20) {
      VStack {
        label.labelStyle(UnavailableLabelStyle())
        detail.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    return evaluation.at("content").nodes(of: content)
  }

  /// Creates a view that takes all the offered space, with its content in the middle.
  ///
  /// - Parameters:
  ///   - label: A label, whose icon is drawn large above a bold title.
  ///   - description: A secondary text below the label.
  ///   - actions: Buttons below the description.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) { self.init(storing: label(), description(), actions()) }
  /// Creates a view with a label and a description, without buttons.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) where Actions == EmptyView { self.init(storing: label(), description(), EmptyView()) }
  /// Creates a view with a label only, in the middle of all the offered space.
  nonisolated public init(@ViewBuilder label: () -> Label)
  where Description == EmptyView, Actions == EmptyView {
    self.init(storing: label(), EmptyView(), EmptyView())
  }
}

extension ContentUnavailableView
where Label == DarkroomSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localized title below an image of the asset catalog.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) { self.init(storing: DarkroomSwiftUI.Label(title, image: name), description, EmptyView()) }
  /// Creates a view with a localized title below a symbol, which is drawn filled at 48 points.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(storing: DarkroomSwiftUI.Label(title, systemImage: name), description, EmptyView())
  }
  /// Creates a view with a title that is shown as it is, below an image of the asset catalog.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) { self.init(storing: DarkroomSwiftUI.Label(title, image: name), description, EmptyView()) }
  /// Creates a view with a title that is shown as it is, below a symbol, which is drawn filled at 48 points.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(storing: DarkroomSwiftUI.Label(title, systemImage: name), description, EmptyView())
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view for a search without results.
  ///
  /// Its parts are the system's, so a picture with it fails and names them.
  public static var search: ContentUnavailableView { search(text: "") }
  /// The view for a search without results for a text.
  ///
  /// Its parts are the system's, so a picture with it fails and names them.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      storing: SearchUnavailableContent.Label(), SearchUnavailableContent.Description(),
      SearchUnavailableContent.Actions())
  }
}
