import SwiftUI

/// Bubbles of two people, with a day between them and a field below.
struct ChatScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 8) {
        Text("Today 9:41").font(.caption).foregroundColor(.secondary).padding(.vertical, 8)
        Bubble("Did the pictures change?", isOwn: false)
        Bubble("Only the card. It is two points higher since the text wraps.", isOwn: true)
        Bubble("Then record it.", isOwn: false)
        Bubble("Done", isOwn: true)
        HStack {
          Spacer()
          Text("Delivered").font(.caption2).foregroundColor(.secondary)
        }
      }
      .padding(.horizontal)
      Spacer(minLength: 0)
      Divider()
      HStack(spacing: 12) {
        Image(systemName: "plus").foregroundColor(.accentColor)
        Text("Message")
          .foregroundColor(Color(.placeholderText))
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .overlay(Capsule().strokeBorder(Color(.separator), lineWidth: 1))
        Image(systemName: "mic.fill").foregroundColor(.secondary)
      }
      .padding(12)
    }
  }
}

private struct Bubble: View {
  let text: String
  let isOwn: Bool

  init(_ text: String, isOwn: Bool) {
    self.text = text
    self.isOwn = isOwn
  }

  var body: some View {
    HStack {
      if isOwn { Spacer(minLength: 60) }
      Text(text)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .foregroundColor(isOwn ? .white : .primary)
        .background(isOwn ? Color.accentColor : Color(.systemGray5))
        .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
      if !isOwn { Spacer(minLength: 60) }
    }
  }
}
