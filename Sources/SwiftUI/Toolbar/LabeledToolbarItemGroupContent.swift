/// Several items of a bar with a label for all.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View, UndrawnValue {
  public typealias Body = Never
}
