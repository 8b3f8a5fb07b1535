/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text that would be spoken.
  public let speechString: String
  /// The speed from 0 to 1; it is stored, because nothing is heard.
  open var rate: Float = 0.5
  /// The volume from 0 to 1; it is stored, because nothing is heard.
  open var volume: Float = 1
  /// - Important: Inert.
  open var pitchMultiplier: Float = 1

  /// Creates an utterance in the default voice.
  public init(string: String) {
    speechString = string
    super.init()
  }
}
