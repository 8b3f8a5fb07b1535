/// Whether it is a picture, film or sound.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}
