import Foundation

// Written by Scripts/delegate-methods from UIImagePickerControllerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    _OptionalMethod("imagePickerController:didFinishPickingMediaWithInfo:", of: self)?.call(
      picker, info, as: Void.self)
  }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    _OptionalMethod("imagePickerControllerDidCancel:", of: self)?.call(picker, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIImagePickerControllerDelegate {
  @_disfavoredOverload
  public var imagePickerController: _ImagePickerControllerDelegateCalls.ImagePickerController? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var imagePickerControllerDidCancel: _OptionalDelegateCall<UIImagePickerController, Void>? {
    .init { self.imagePickerControllerDidCancel($0) }
  }
}

/// The optional methods of `UIImagePickerControllerDelegate` that have labels, as callable values.
public enum _ImagePickerControllerDelegateCalls {
  /// What `imagePickerController` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct ImagePickerController {
    let receiver: any UIImagePickerControllerDelegate

    public func callAsFunction(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { receiver.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
  }
}
