/// A control that shares items.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
> where Data.Element: Transferable {
  let label: Label

  init(storing label: Label) { self.label = label }
}

extension ShareLink: View, NodeView, UndrawnValue {
  public typealias Body = Never

  /// Headless: a tap opens nothing.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(of: Button(role: nil, storing: label) {})
  }

  /// Creates a button for several items; a tap opens nothing here, so only the label is read.
  ///
  /// - Parameters:
  ///   - items: The items, which are not shown.
  ///   - subject: The title of the items, which is not shown.
  ///   - message: The text beside the items, which is not shown.
  ///   - preview: A closure that is not called.
  ///   - label: The views of the label.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label()) }
  /// Creates a button for an item; a tap opens nothing here, so only the label is read.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(storing: label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button for several URLs; a tap opens nothing here, so only the label is read.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL { self.init(storing: label()) }
  /// Creates a button for several texts; a tap opens nothing here, so only the label is read.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String { self.init(storing: label()) }
  /// Creates a button for a URL; a tap opens nothing here, so only the label is read.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.init(storing: label()) }
  /// Creates a button for a text; a tap opens nothing here, so only the label is read.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.init(storing: label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button for several URLs that reads "Share…"; a tap opens nothing here.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL { self.init(storing: DefaultShareLinkLabel()) }
  /// Creates a button for several texts that reads "Share…"; a tap opens nothing here.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String { self.init(storing: DefaultShareLinkLabel()) }
  /// Creates a button for a URL that reads "Share…"; a tap opens nothing here.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { self.init(storing: DefaultShareLinkLabel()) }
  /// Creates a button for a text that reads "Share…"; a tap opens nothing here.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { self.init(storing: DefaultShareLinkLabel()) }
  /// Creates a button for a URL with a localized title; a tap opens nothing here.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(storing: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// Creates a button for a text with a localized title; a tap opens nothing here.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(storing: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// Creates a button for a URL with a title that is shown as it is; a tap opens nothing here.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> { self.init(storing: DefaultShareLinkLabel(Text(title))) }
  /// Creates a button for a text with a title that is shown as it is; a tap opens nothing here.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(storing: DefaultShareLinkLabel(Text(title)))
  }
  /// Creates a button for a URL with a text as its title; a tap opens nothing here.
  nonisolated public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> { self.init(storing: DefaultShareLinkLabel(title)) }
  /// Creates a button for a text with another text as its title; a tap opens nothing here.
  nonisolated public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> { self.init(storing: DefaultShareLinkLabel(title)) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button for an item that reads "Share…"; a tap opens nothing here.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(storing: DefaultShareLinkLabel()) }
  /// Creates a button for an item with a localized title; a tap opens nothing here.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(storing: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// Creates a button for an item with a title that is shown as it is; a tap opens nothing here.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(storing: DefaultShareLinkLabel(Text(title))) }
}
