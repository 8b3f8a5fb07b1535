/// Whether an album is made by hand.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum
}
