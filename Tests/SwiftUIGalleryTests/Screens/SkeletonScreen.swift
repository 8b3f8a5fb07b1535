import SwiftUI

/// Rows that are still loading, beside one that is there, and one that only hides what is private.
struct SkeletonScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Inbox").font(.title.weight(.bold))
      Row(name: "Aiko Tanaka", line: "The pictures are ready to look at.", color: .teal)
      Row(name: "Ben Okafor", line: "Thank you, the third one is mine.", color: .orange)
        .redacted(reason: .placeholder)
      Row(name: "Carla Nunes", line: "See you at the station on Friday.", color: .purple)
        .redacted(reason: .placeholder)
        .mask {
          LinearGradient(
            colors: [.black, .black.opacity(0.35), .black], startPoint: .topLeading,
            endPoint: .bottomTrailing)
        }
      Divider()
      Account().redacted(reason: .privacy)
      Bars()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Row: View {
  let name: String
  let line: String
  let color: Color

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "person.crop.circle.fill").font(.system(size: 40)).foregroundColor(color)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(name).font(.headline)
          Spacer()
          Text("9:41").font(.footnote).foregroundStyle(.secondary).unredacted()
        }
        Text(line).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

/// An amount that nobody else should read.
private struct Account: View {
  var body: some View {
    HStack {
      Text("Balance")
      Spacer()
      Text("1,204.50").monospacedDigit().privacySensitive()
    }
  }
}

/// Bars drawn by a team itself, of which the last fades out.
private struct Bars: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach([1.0, 0.85, 0.6], id: \.self) { share in
        Capsule()
          .fill(
            LinearGradient(
              colors: [Color(.systemGray5), Color(.systemGray4), Color(.systemGray5)],
              startPoint: .leading, endPoint: .trailing)
          )
          .frame(height: 14)
          .scaleEffect(x: share, anchor: .leading)
      }
    }
  }
}
