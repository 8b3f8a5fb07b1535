import DarkroomUIKit
import Foundation

/// The button that begins to sign in with Apple.
///
/// A tap prepares a request as on iOS; nobody signs in, so the completion is never called.
///
/// Source: [The button](https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton)
public struct SignInWithAppleButton {
  /// The title of the button.
  public struct Label: Sendable {
    let title: String

    public static let signIn = Label(title: "Sign in with Apple")
    public static let `continue` = Label(title: "Continue with Apple")
    public static let signUp = Label(title: "Sign up with Apple")
  }

  /// The colors of the button.
  public struct Style: Equatable, Sendable {
    let name: String

    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// A tap calls `onRequest` with a new request; `onCompletion` is never called.
  nonisolated public init(
    _ label: SignInWithAppleButton.Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
  }
}

extension SignInWithAppleButton: View {
  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
    } label: {
      SignInWithAppleLook(title: label.title, style: style)
    }
    .buttonStyle(.plain)
  }
}

extension View {
  /// The colors of buttons that sign in with Apple; without it they are black.
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { environment(\.signInWithAppleButtonStyle, style) }
}

private enum StyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}
