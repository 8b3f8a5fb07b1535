/// What is to be picked, and how many.
public struct PHPickerConfiguration: Equatable, Sendable {
  /// In which format picked files come.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  /// Whether the order of picking counts.
  public enum Selection: Int, Sendable {
    case `default`, ordered
  }

  /// Nil for all kinds of pictures; it is kept for tests.
  public var filter: PHPickerFilter?
  /// 0 for as many as the user likes.
  /// - Important: Inert.
  public var selectionLimit = 1
  /// Whether the order of picking counts; it is kept for tests.
  public var selection = Selection.default
  /// - Important: Inert.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// - Important: Inert.
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}

  /// The library is ignored.
  public init(photoLibrary: PHPhotoLibrary) {}
}
