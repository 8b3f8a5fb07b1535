/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var rate: Float = 0.5
  open var volume: Float = 1
  /// - Important: Inert.
  open var pitchMultiplier: Float = 1

  public init(string: String) {
    speechString = string
    super.init()
  }
}
