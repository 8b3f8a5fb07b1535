/// What assistive technologies are told of a view.
public struct AccessibilityAttachmentModifier {
  nonisolated init() {}
}

extension AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
}
