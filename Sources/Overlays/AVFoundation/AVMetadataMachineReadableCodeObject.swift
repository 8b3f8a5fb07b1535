/// A code that was seen; none is here.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text of the code: nil, unless a test overrides it.
  open var stringValue: String? { nil }
}
