/// Pages that are pushed.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: NavigationPaths?

  init(storing root: Root, _ path: NavigationPaths? = nil) {
    self.root = root
    self.path = path
  }
}

extension NavigationStack: View, UndrawnValue {
  public typealias Body = Never
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps its path itself.
  ///
  /// - Parameter root: The views of the first page.
  nonisolated public init(@ViewBuilder root: () -> Root) { self.init(storing: root()) }
  /// Creates a stack whose pages a path determines.
  ///
  /// - Parameters:
  ///   - path: The values of the pushed pages; going back removes the last of them.
  ///   - root: The views of the first page, in which `navigationDestination(for:destination:)` has the pages of
  ///     values.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(storing: root(), NavigationPaths(path))
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack whose pages a collection of values determines.
  ///
  /// A link with a value of another type does not push a page.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(storing: root(), NavigationPaths(path))
  }
}
