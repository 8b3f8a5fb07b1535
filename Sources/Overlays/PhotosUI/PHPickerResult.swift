public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
