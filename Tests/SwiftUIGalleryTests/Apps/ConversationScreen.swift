import SwiftUI

/// What two people write to each other, newest at the bottom, above a field to answer in.
struct ConversationScreen: View {
  @State private var draft = ""

  private let messages: [Message] = [
    Message(id: 0, text: "Are you bringing the stove?", isOwn: false),
    Message(id: 1, text: "Yes, and the small pot.", isOwn: true),
    Message(id: 2, text: "Good. I have the map and two days of bread.", isOwn: false),
    Message(id: 3, text: "Night train at 22:10", isOwn: true),
    Message(id: 4, text: "See you on the platform!", isOwn: false),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 6) {
          phrase("Today").font(.caption).foregroundStyle(.secondary).padding(.vertical, 8)
          ForEach(messages) { Bubble(message: $0) }
        }
        .padding(.horizontal, 12)
        .padding(.bottom, 8)
      }
      .defaultScrollAnchor(.bottom)
      .safeAreaInset(edge: .bottom, spacing: 0) { field }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack(spacing: 0) {
            Text(verbatim: "Kaj Holm").font(.headline)
            phrase("Online").font(.caption2).foregroundStyle(.green)
          }
        }
        ToolbarItem(placement: .primaryAction) {
          Button(action: {}) { Image(systemName: "phone") }
        }
      }
    }
  }

  private var field: some View {
    HStack(spacing: 10) {
      Button(action: {}) { Image(systemName: "plus") }
      TextField(text: $draft) { phrase("Message") }
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(Color(.systemBackground), in: Capsule())
        .overlay { Capsule().stroke(Color(.separator), lineWidth: 0.5) }
      Button(action: {}) { Image(systemName: "arrow.up.circle.fill") }.font(.title2)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(.bar)
    .overlay(alignment: .top) { Divider() }
  }
}

private struct Message: Identifiable {
  let id: Int
  let text: LocalizedStringKey
  let isOwn: Bool
}

private struct Bubble: View {
  let message: Message

  var body: some View {
    phrase(message.text)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .foregroundStyle(message.isOwn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background(
        message.isOwn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.secondarySystemBackground)),
        in: RoundedRectangle(cornerRadius: 18, style: .continuous)
      )
      .frame(maxWidth: 300, alignment: message.isOwn ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
  }
}
