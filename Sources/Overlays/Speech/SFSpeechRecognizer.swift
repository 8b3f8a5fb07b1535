/// Recognizes nothing: there is no microphone, and nobody is asked.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  /// - Important: Inert. It is never available, so it tells nothing.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// - Important: Inert. Nothing is recognized.
  open var supportsOnDeviceRecognition = false
  /// - Important: Inert. Nothing is recognized.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// - Important: Inert. Nothing is recognized.
  open var queue = OperationQueue.main

  /// Never nil.
  public init?(locale: Locale = .current) {
    self.locale = locale
    super.init()
  }

  /// Always `notDetermined`.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }

  /// - Important: Inert. Nobody answers.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}

  /// Empty.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Always false.
  open var isAvailable: Bool { false }
}
