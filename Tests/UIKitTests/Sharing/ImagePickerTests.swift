import DarkroomUIKit
import Foundation
import Testing

/// Pictures are chosen by tests.
@MainActor
struct ImagePickerTests {
  private final class Album: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var chosen: UIImage?
    var wasCancelled = false

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { chosen = info[.originalImage] as? UIImage }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { wasCancelled = true }
  }

  @Test func theDelegateHearsWhatATestChooses() throws {
    let (picker, album) = (UIImagePickerController(), Album())
    picker.delegate = album
    picker.sourceType = .savedPhotosAlbum
    picker.allowsEditing = true
    let delegate = try #require(picker.delegate as? any UIImagePickerControllerDelegate)
    let image = UIImage()
    delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: [.originalImage: image])
    delegate.imagePickerControllerDidCancel(picker)

    #expect(album.chosen === image && album.wasCancelled)
  }

  @Test func thereIsNoCamera() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
  }

  @Test func aViewForTheKeyboardsPlaceKeepsItsStyle() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    #expect(view.inputViewStyle == .keyboard && UIInputView().inputViewStyle == .default)
    #expect(UITextView().textDragInteraction == nil && UITextField().textDropInteraction == nil)
  }
}
