import SwiftUI

// Views as teams write them: that they compile is the test.

struct LabelBridge: UIViewRepresentable {
  var text: String
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
}

struct FieldBridge: UIViewRepresentable {
  @Binding var text: String
  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: FieldBridge
    init(_ parent: FieldBridge) { self.parent = parent }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }
  func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
}

struct ControllerBridge: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

struct Screens_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProfileView().previewDisplayName("Profile")
      Tabs().previewDevice("iPhone 15").preferredColorScheme(.dark)
      Badge(count: 2).previewLayout(.sizeThatFits)
    }
    .environmentObject(ProfileModel())
  }
}

final class Host: UIHostingController<ProfileView> {
  init() { super.init(rootView: ProfileView()) }
  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

@MainActor func useBridges() {
  let cell = UITableViewCell()
  cell.contentConfiguration = UIHostingConfiguration { Text("Hi") }.margins(.horizontal, 8)
  let controller = UIHostingController(rootView: AnyView(Text("x")))
  controller.sizingOptions = .intrinsicContentSize
  _ = UIColor(Color.red)
  _ = Color(uiColor: .red)
  _ = Color(UIColor.red)
  _ = Font(UIFont.systemFont(ofSize: 12))
}
