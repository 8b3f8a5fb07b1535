/// Text that was found; none is here.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }

  override init() { super.init() }
}
