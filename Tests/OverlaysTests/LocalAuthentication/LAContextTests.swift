import Foundation
import LocalAuthentication
import Testing

struct LAContextTests {
  @Test func nobodyCanBeRecognized() {
    let context = LAContext()
    var error: NSError?

    let can = unsafe context.canEvaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, error: &error)

    #expect(!can && context.biometryType == .none)
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    #expect(error?.domain == LAErrorDomain)
  }

  @Test func anAttemptFailsWithTheSameError() async {
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    }
  }
}
