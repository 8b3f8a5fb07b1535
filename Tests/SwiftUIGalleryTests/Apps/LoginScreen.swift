import SwiftUI

/// Two fields to sign in with, and other ways to.
struct LoginScreen: View {
  @State private var email = "ida@example.com"
  @State private var password = ""
  @State private var remembers = true

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        header
        TextField(text: $email) { phrase("Email") }.fieldLook(isFocused: false)
        SecureField(text: $password) { phrase("Password") }.fieldLook(isFocused: true)
        Toggle(isOn: $remembers) { phrase("Stay signed in") }
        Button(action: {}) { phrase("Sign in").frame(maxWidth: .infinity) }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(true)
        Button(action: {}) { phrase("Forgot your password?") }.font(.footnote)
        HStack {
          VStack { Divider() }
          phrase("or").font(.footnote).foregroundStyle(.secondary)
          VStack { Divider() }
        }
        other("Continue with a passkey", symbol: "person.crop.circle.fill")
        other("Send me a link", symbol: "envelope")
      }
      .padding(.horizontal, 24)
    }
  }

  private var header: some View {
    VStack(spacing: 8) {
      Image(systemName: "leaf.fill")
        .font(.system(size: 40))
        .foregroundStyle(.green)
        .frame(width: 80, height: 80)
        .background(.green.opacity(0.15), in: Circle())
      phrase("Welcome back").font(.title.bold()).multilineTextAlignment(.center)
    }
    .padding(.vertical, 24)
  }

  private func other(_ name: LocalizedStringKey, symbol: String) -> some View {
    Button(action: {}) {
      Label {
        phrase(name)
      } icon: {
        Image(systemName: symbol)
      }
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
  }
}

extension View {
  fileprivate func fieldLook(isFocused: Bool) -> some View {
    padding(12)
      .background(
        Color(.secondarySystemBackground),
        in: RoundedRectangle(cornerRadius: 10, style: .continuous)
      )
      .overlay {
        if isFocused {
          RoundedRectangle(cornerRadius: 10, style: .continuous).stroke(.tint, lineWidth: 2)
        }
      }
  }
}
