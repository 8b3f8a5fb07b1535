public struct PHPickerConfiguration: Equatable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  public enum Selection: Int, Sendable {
    case `default`, ordered
  }

  public var filter: PHPickerFilter?
  /// 0 for as many as the user likes.
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}

  public init(photoLibrary: PHPhotoLibrary) {}
}
