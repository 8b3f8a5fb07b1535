/// Several items of a bar with a common label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View, UndrawnValue {
  public typealias Body = Never
}
