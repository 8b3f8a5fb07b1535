import SwiftUI

/// A place that holds nothing yet, with what to do about it.
struct EmptyStateScreen: View {
  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      ZStack {
        Circle().fill(Color.accentColor.opacity(0.12)).frame(width: 128, height: 128)
        Image(systemName: "tray")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: 56, height: 56)
          .foregroundColor(.accentColor)
      }
      Text("No messages").font(.title2.weight(.bold))
      Text("What people send you stands here. Invite somebody to begin.")
        .multilineTextAlignment(.center)
        .foregroundColor(.secondary)
        .padding(.horizontal, 24)
      Spacer()
      Button {
      } label: {
        Text("Invite people").fontWeight(.semibold).frame(maxWidth: .infinity).padding()
      }
      .buttonStyle(FilledButtonStyle(color: .accentColor))
      Button("Not now") {}
        .foregroundColor(.secondary)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
