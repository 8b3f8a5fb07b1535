open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
}
