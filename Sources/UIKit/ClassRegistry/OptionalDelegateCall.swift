/// An optional call of a method with one unnamed argument, as in `delegate?.textFieldShouldReturn?(field)`.
@preconcurrency @MainActor
public struct _OptionalDelegateCall<Argument, Answer> {
  let body: (Argument) -> Answer

  @discardableResult
  public func callAsFunction(_ argument: Argument) -> Answer { body(argument) }
}
