/// One of the picked pictures.
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  /// Nil for a picker without a photo library.
  public let assetIdentifier: String?
}
