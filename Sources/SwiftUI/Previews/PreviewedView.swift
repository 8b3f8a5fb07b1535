/// A UIKit view as a preview.
struct PreviewedView: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
