/// Looks for text.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// - Important: Inert.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// - Important: Inert.
  open var recognitionLanguages: [String] = []
  /// - Important: Inert.
  open var usesLanguageCorrection = true
  /// - Important: Inert.
  open var customWords: [String] = []
}
