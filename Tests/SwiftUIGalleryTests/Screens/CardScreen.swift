import SwiftUI

/// An article, an event and a tip as cards.
struct CardScreen: View {
  var body: some View {
    VStack(spacing: 16) {
      ArticleCard()
      EventCard()
      TipCard()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(.systemGroupedBackground))
  }
}

private struct ArticleCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LinearGradient(
        colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .frame(height: 120)
      .overlay(alignment: .bottomLeading) {
        Text("New")
          .font(.caption.weight(.semibold))
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(Color.white)
          .foregroundColor(.indigo)
          .clipShape(Capsule())
          .padding(12)
      }
      VStack(alignment: .leading, spacing: 6) {
        Text("Pictures that stay").font(.headline)
        Text("How a team keeps four hundred screens as they are, day after day.")
          .font(.subheadline)
          .foregroundColor(.secondary)
        HStack {
          Text("Mina Park").font(.footnote.weight(.medium))
          Spacer()
          Text("6 min").font(.footnote).foregroundColor(.secondary)
        }
      }
      .padding()
    }
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .shadow(color: .black.opacity(0.12), radius: 8, y: 4)
  }
}

private struct EventCard: View {
  var body: some View {
    HStack(spacing: 12) {
      VStack {
        Text("NOV").font(.caption2.weight(.bold)).foregroundColor(.red)
        Text("27").font(.title2.weight(.semibold))
      }
      .frame(minWidth: 56, minHeight: 56)
      .background(Color(.tertiarySystemFill))
      .cornerRadius(10)
      VStack(alignment: .leading, spacing: 2) {
        Text("Design review").font(.body.weight(.medium))
        Text("10:00, second floor").font(.footnote).foregroundColor(.secondary)
      }
      Spacer(minLength: 0)
      Circle().fill(Color.green).frame(width: 10, height: 10)
    }
    .padding(12)
    .background(Color(.secondarySystemGroupedBackground))
    .cornerRadius(16)
  }
}

private struct TipCard: View {
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "lightbulb.fill").foregroundColor(.orange)
      Text("Record on one machine, so that no pixel differs.")
        .font(.callout)
        .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 0)
    }
    .padding()
    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(Color.orange, lineWidth: 1))
  }
}
