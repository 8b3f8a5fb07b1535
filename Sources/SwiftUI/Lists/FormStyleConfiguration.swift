/// What a form style is asked about.
public struct FormStyleConfiguration {
  /// The controls of the form.
  public struct Content: View, UndrawnValue {
    public typealias Body = Never

    let content: AnyView
  }

  public let content: Content
}
