/// The button of a closed menu.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    Button {
      configuration.primaryAction?()
    } label: {
      configuration.label
    }
  }
}
