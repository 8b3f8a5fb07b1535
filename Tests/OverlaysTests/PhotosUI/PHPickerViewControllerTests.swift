import PhotosUI
import Testing

@MainActor
struct PHPickerViewControllerTests {
  @Test func aPickerRemembersWhatIsToBePicked() {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .livePhotos])
    configuration.selectionLimit = 3
    let picker = PHPickerViewController(configuration: configuration)

    #expect(picker.configuration.filter == .any(of: [.images, .livePhotos]))
    #expect(picker.configuration.selectionLimit == 3)
  }

  @Test func theLibraryIsEmpty() {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(PHAsset.fetchAssets(with: .image, options: PHFetchOptions()).count == 0)
  }
}
