/// The content of a cell that a hosting configuration makes.
final class HostingContentView<Content: View>: _UIHostingView<Content>, UIContentView {
  var configuration: any UIContentConfiguration

  init(rootView: Content, configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(rootView: rootView)
  }

  required init(rootView: Content) {
    configuration = UIHostingConfiguration { rootView }
    super.init(rootView: rootView)
  }
}
