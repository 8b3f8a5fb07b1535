/// Hears of the sheet's detents; every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    _OptionalMethod(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", of: self)?
      .call(sheetPresentationController, as: Void.self)
  }
}
