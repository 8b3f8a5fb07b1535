// Written by Scripts/delegate-methods from UISheetPresentationControllerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    _OptionalMethod("sheetPresentationControllerDidChangeSelectedDetentIdentifier:", of: self)?
      .call(sheetPresentationController, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UISheetPresentationControllerDelegate {
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    _OptionalDelegateCall<UISheetPresentationController, Void>?
  {
    .init { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) }
  }
}
