public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}
