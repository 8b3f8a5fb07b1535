/// Says nothing.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Always false.
  open var isSpeaking: Bool { false }
  /// - Important: Inert.
  open func speak(_ utterance: AVSpeechUtterance) {}
}
