/// The properties of a form that a form style receives.
public struct FormStyleConfiguration {
  /// The controls of the form.
  public struct Content: View, UndrawnValue {
    public typealias Body = Never

    let content: AnyView
  }

  /// The views of the form, without any style.
  public let content: Content
}
