import Speech
import Testing

/// PermissionsKit asks so.
struct SFSpeechRecognizerTests {
  @Test func nobodyIsAsked() {
    #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined)
    #expect(SFSpeechRecognizer()?.isAvailable == false)
    #expect(SFSpeechRecognizerAuthorizationStatus.authorized.rawValue == 3)
  }
}
