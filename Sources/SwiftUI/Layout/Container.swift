/// The size of what views are shown in: the scroll view or the screen around them, in points.
struct Container {
  var size = CGSize.zero
}

extension EnvironmentValues {
  var container: Container {
    get { value(Container()) }
    set { set(newValue) }
  }
}
