/// The label of a tab that has a title and an image.
public struct DefaultTabLabel {
  nonisolated init() {}
}

extension DefaultTabLabel: View, UndrawnValue {
  public typealias Body = Never
}
