public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate, fast
}
