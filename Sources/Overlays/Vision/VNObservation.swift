/// Never made here.
open class VNObservation: NSObject, @unchecked Sendable {
  open var confidence: VNConfidence { 0 }
  open var uuid: UUID { UUID() }

  override init() { super.init() }
}
