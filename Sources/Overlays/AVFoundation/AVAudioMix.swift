/// How loud the tracks of a film are; none is made here.
open class AVAudioMix: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
