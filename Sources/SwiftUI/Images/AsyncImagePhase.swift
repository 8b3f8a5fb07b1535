/// The state of loading an image.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image; nil unless the phase is `success`.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error; nil unless the phase is `failure`.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
