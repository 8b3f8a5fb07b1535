import SwiftUI

/// A form in which one signs in: fields, a switch and buttons.
struct SignInScreen: View {
  @State private var email = "jo@example.com"
  @State private var password = "correct horse"
  @State private var code = ""
  @State private var staysSignedIn = true

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Welcome back").font(.largeTitle.weight(.bold))
        Text("Sign in to see your pictures.").foregroundStyle(.secondary)
      }
      VStack(spacing: 12) {
        TextField("Email", text: $email)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
        Divider()
        SecureField("Password", text: $password)
        Divider()
        TextField("Code from your phone", text: $code)
      }
      .padding()
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
      TextField("Name of this device", text: $code)
        .textFieldStyle(.roundedBorder)
      Toggle("Stay signed in", isOn: $staysSignedIn)
      Button {
      } label: {
        Text("Sign In").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      HStack {
        Button("Forgot your password?") {}
        Spacer()
        Button("Register") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
      }
      Button("Continue without an account", role: .destructive) {}.disabled(true)
      Spacer(minLength: 0)
    }
    .padding()
  }
}
