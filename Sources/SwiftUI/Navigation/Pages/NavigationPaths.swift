/// The values of a stack's pages, stored by the enclosing view or by the stack itself.
struct NavigationPaths {
  let get: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void
}

extension NavigationPaths {
  init(_ path: Binding<NavigationPath>) {
    get = { path.wrappedValue.elements }
    append = { path.wrappedValue.elements.append($0) }
    removeLast = { path.wrappedValue.removeLast($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    get = { path.wrappedValue.map { AnyHashable($0) } }
    append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
    removeLast = { count in
      path.wrappedValue = Data(path.wrappedValue.dropLast(count))
    }
  }
}
