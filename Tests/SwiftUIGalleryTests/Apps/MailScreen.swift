import SwiftUI

/// The mailboxes of two accounts, with what is unread and a bar that says when mail came.
struct MailScreen: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          Mailbox("All Inboxes", symbol: "tray.2").badge(14)
          Mailbox("Flagged", symbol: "flag").badge(2)
        }
        Section {
          Mailbox("Inbox", symbol: "tray").badge(12)
          Mailbox("Drafts", symbol: "doc").badge(1)
          Mailbox("Sent", symbol: "paperplane")
          Mailbox("Trash", symbol: "trash")
        } header: {
          Text(verbatim: "Work")
        }
        .headerProminence(.increased)
        Section {
          Mailbox("Inbox", symbol: "tray").badge(2)
          Mailbox("Archive", symbol: "archivebox")
        } header: {
          Text(verbatim: "Home")
        }
        .headerProminence(.increased)
      }
      .navigationTitle(phrase("Mailboxes"))
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: {}) { phrase("Edit") }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button(action: {}) { Image(systemName: "line.3.horizontal.decrease.circle") }
          Spacer()
          phrase("Updated just now").font(.caption)
          Spacer()
          Button(action: {}) { Image(systemName: "square.and.pencil") }
        }
      }
    }
  }
}

private struct Mailbox: View {
  private let name: LocalizedStringKey
  private let symbol: String

  init(_ name: LocalizedStringKey, symbol: String) {
    self.name = name
    self.symbol = symbol
  }

  var body: some View {
    NavigationLink(destination: EmptyView()) {
      Label {
        phrase(name)
      } icon: {
        Image(systemName: symbol)
      }
    }
  }
}
