import SwiftUI

/// A person, with figures, a text and what one can do.
struct ProfileScreen: View {
  var body: some View {
    VStack(spacing: 16) {
      ZStack(alignment: .bottom) {
        LinearGradient(
          colors: [.teal, .blue], startPoint: .leading, endPoint: .trailing
        )
        .frame(height: 140)
        .padding(.bottom, 48)
        Circle()
          .fill(Color.orange)
          .frame(width: 96, height: 96)
          .overlay(Text("JL").font(.largeTitle.weight(.medium)).foregroundColor(.white))
          .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 4))
      }
      VStack(spacing: 4) {
        HStack(spacing: 6) {
          Text("Jo Lindqvist").font(.title2.weight(.bold))
          Image(systemName: "checkmark.seal.fill").foregroundColor(.blue)
        }
        Text("@jo").foregroundColor(.secondary)
      }
      HStack {
        Figure(value: "128", name: "Posts")
        Divider().frame(height: 32)
        Figure(value: "4.2k", name: "Followers")
        Divider().frame(height: 32)
        Figure(value: "310", name: "Following")
      }
      Text("Draws maps, bakes bread, and takes a picture of each.")
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
      HStack(spacing: 12) {
        Button {
        } label: {
          Text("Follow").fontWeight(.semibold).frame(maxWidth: .infinity).padding(.vertical, 10)
        }
        .buttonStyle(FilledButtonStyle(color: .blue))
        Button {
        } label: {
          Text("Message").fontWeight(.semibold).frame(maxWidth: .infinity).padding(.vertical, 10)
        }
        .buttonStyle(FilledButtonStyle(color: .gray))
      }
      .padding(.horizontal)
      Spacer(minLength: 0)
    }
  }
}

private struct Figure: View {
  let value: String
  let name: String

  var body: some View {
    VStack(spacing: 2) {
      Text(value).font(.headline)
      Text(name).font(.caption).foregroundColor(.secondary).lineLimit(1).minimumScaleFactor(0.5)
    }
    .frame(maxWidth: .infinity)
  }
}
