import SwiftUI

/// Figures in tiles, and a week as bars.
struct StatsScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("This week").font(.largeTitle.weight(.bold))
      HStack(spacing: 12) {
        Tile(name: "Pictures", value: "1,204", change: "+8 %", rises: true)
        Tile(name: "Failures", value: "17", change: "-3 %", rises: false)
      }
      VStack(alignment: .leading, spacing: 12) {
        Text("Runs a day").font(.headline)
        Bars()
      }
      .padding()
      .background(Color(.secondarySystemBackground))
      .cornerRadius(14)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Tile: View {
  let name: String
  let value: String
  let change: String
  let rises: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.subheadline).foregroundColor(.secondary)
      Text(value).font(.title.weight(.semibold)).minimumScaleFactor(0.5).lineLimit(1)
      HStack(spacing: 4) {
        Image(systemName: rises ? "arrow.up.right" : "arrow.down.right")
        Text(change)
      }
      .font(.footnote.weight(.medium))
      .foregroundColor(rises ? .green : .red)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemBackground))
    .cornerRadius(14)
  }
}

private struct Bars: View {
  private let days = ["M", "T", "W", "T", "F", "S", "S"]
  private let runs: [CGFloat] = [48, 80, 64, 112, 96, 20, 12]

  var body: some View {
    HStack(alignment: .bottom, spacing: 10) {
      ForEach(0..<7) { day in
        VStack(spacing: 6) {
          RoundedRectangle(cornerRadius: 5)
            .fill(day == 3 ? Color.accentColor : Color(.systemGray3))
            .frame(height: runs[day])
          Text(days[day]).font(.caption2).foregroundColor(.secondary)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}
