/// UIKit's text view.
struct TextViewControl: UIViewRepresentable {
  let content: FieldContent
  /// Whether the view is as high as its text and not as what is offered.
  let isGrowing: Bool

  func makeCoordinator() -> TextViewListener { TextViewListener() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    guard isGrowing else { return view }
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let (environment, look) = (context.environment, FieldLook(environment: context.environment))
    context.coordinator.content = content
    view.isEditable = environment.isEnabled
    view.font = look.font
    view.textColor = look.color
    view.textAlignment = look.alignment
    view.tintColor = UIColor(environment.controlTint)
    view.backgroundColor =
      isGrowing || environment.list.background == .hidden ? .clear : .systemBackground
    look.apply(to: view)
    if view.text != content.text() { view.text = content.text() }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextView, context: Context
  ) -> CGSize? {
    guard isGrowing else { return proposal.replacingUnspecifiedDimensions() }
    let look = FieldLook(environment: context.environment)
    let fitting = uiView.sizeThatFits(
      CGSize(width: proposal.width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let limit = context.environment.lineLimit.map { CGFloat($0) * look.font.lineHeight }
    let least = CGFloat(context.environment.lowerLineLimit ?? 1) * look.font.lineHeight
    // A field of one line is as high as one that does not grow.
    let extra = look.lineHeight + 1 - look.font.lineHeight
    let height = max(min(fitting.height, limit ?? .infinity), least) + extra
    let scale = context.environment.displayScale
    return CGSize(
      width: proposal.width ?? fitting.width.rounded(.up),
      height: (height * scale).rounded() / scale)
  }
}
