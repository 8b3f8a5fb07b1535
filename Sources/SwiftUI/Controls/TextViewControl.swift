/// UIKit's text view.
struct TextViewControl: UIViewRepresentable {
  let content: FieldContent
  /// Whether the view is as high as its text, rather than as the offered height.
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
    let isClear = isGrowing || environment.isInListRow || environment.list.background == .hidden
    view.backgroundColor = isClear ? .clear : .systemBackground
    look.apply(to: view)
    if view.text != content.text() { view.text = content.text() }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextView, context: Context
  ) -> CGSize? {
    guard isGrowing else {
      return proposal.replacingUnspecifiedDimensions(by: ideal(proposal, uiView))
    }
    let look = FieldLook(environment: context.environment)
    let fitting = uiView.sizeThatFits(
      CGSize(width: proposal.width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let limit = context.environment.lineLimit.map { CGFloat($0) * look.font.lineHeight }
    let least = CGFloat(context.environment.lowerLineLimit ?? 1) * look.font.lineHeight
    // A growing field with one line is as high as a field that does not grow.
    let extra = look.lineHeight + 1 - look.font.lineHeight
    let height = max(min(fitting.height, limit ?? .infinity), least) + extra
    let scale = context.environment.displayScale
    return CGSize(
      width: proposal.width ?? fitting.width.rounded(.up),
      height: (height * scale).rounded() / scale)
  }

  /// The size of the text with its insets, wrapped at the offered width.
  private func ideal(_ proposal: ProposedViewSize, _ view: UITextView) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else { return .zero }
    let room = CGSize(
      width: proposal.width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let size = view.sizeThatFits(room)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
