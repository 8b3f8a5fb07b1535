import SwiftUI

/// Messages in a plain list, below a search field.
struct InboxScreen: View {
  private let messages = [
    Message(sender: "Ada", subject: "Sketches for Thursday", time: "9:41", isNew: true),
    Message(sender: "Bengt", subject: "Re: The train leaves at eight", time: "8:05", isNew: true),
    Message(sender: "Clara", subject: "Minutes of the last meeting", time: "Mon", isNew: false),
    Message(sender: "Dev", subject: "Two tickets for you", time: "Sun", isNew: false),
  ]

  var body: some View {
    NavigationView {
      List(messages) { message in
        NavigationLink {
          Text(message.subject)
        } label: {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Circle().fill(message.isNew ? Color.blue : .clear).frame(width: 10, height: 10)
            VStack(alignment: .leading, spacing: 2) {
              HStack {
                Text(message.sender).font(.headline)
                Spacer()
                Text(message.time).font(.subheadline).foregroundColor(.secondary)
              }
              Text(message.subject).font(.subheadline).lineLimit(1)
            }
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .searchable(text: .constant(""))
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Button("Edit") {} }
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Image(systemName: "square.and.pencil")
          }
        }
      }
    }
  }
}

private struct Message: Identifiable {
  let sender: String
  let subject: String
  let time: String
  let isNew: Bool

  var id: String { subject }
}
