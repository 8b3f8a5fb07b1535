/// Whether speed or accuracy counts.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate, fast
}
