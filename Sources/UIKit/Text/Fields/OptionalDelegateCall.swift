/// An optional call of a method of one unnamed argument, as in `delegate?.textFieldShouldReturn?(field)`.
@MainActor
public struct _OptionalDelegateCall<Argument, Answer> {
  let body: (Argument) -> Answer

  public func callAsFunction(_ argument: Argument) -> Answer? { body(argument) }
}
