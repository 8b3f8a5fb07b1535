extension BlendMode {
  /// Whether pixels stay as they are where the source is transparent.
  package var keepsDestinationWithoutSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
