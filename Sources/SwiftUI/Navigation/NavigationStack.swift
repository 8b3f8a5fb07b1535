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
  nonisolated public init(@ViewBuilder root: () -> Root) { self.init(storing: root()) }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(storing: root(), NavigationPaths(path))
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(storing: root(), NavigationPaths(path))
  }
}
