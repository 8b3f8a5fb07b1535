import SwiftUI

/// A month by its days, and what happens on the chosen one.
struct CalendarScreen: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  private let weekdays: [LocalizedStringKey] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(weekdays.indices, id: \.self) { index in
            phrase(weekdays[index]).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
          }
          ForEach(-2..<31, id: \.self) { day in
            if day < 1 {
              Color.clear.frame(height: 36)
            } else {
              DayCell(day: day, isChosen: day == 12, isToday: day == 9, hasEvents: day % 5 == 2)
            }
          }
        }
        .padding(.horizontal, 8)
        .padding(.bottom, 12)
        Divider()
        List {
          Event(title: "Standup", time: "09:30", length: "15 min", color: .blue)
          Event(title: "Lunch with Ida", time: "12:00", length: "1 h", color: .green)
          Event(title: "Dentist", time: "16:15", length: "45 min", color: .red)
        }
        .listStyle(.plain)
      }
      .navigationTitle(phrase("March"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button(action: {}) { Image(systemName: "chevron.backward") }
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button(action: {}) { Image(systemName: "magnifyingglass") }
          Button(action: {}) { Image(systemName: "plus") }
        }
      }
    }
    .tint(.red)
  }
}

private struct DayCell: View {
  let day: Int
  let isChosen: Bool
  let isToday: Bool
  let hasEvents: Bool

  var body: some View {
    VStack(spacing: 3) {
      Text(day, format: .number)
        .font(.callout.weight(isChosen || isToday ? .semibold : .regular))
        .foregroundStyle(isChosen ? Color.white : isToday ? .red : .primary)
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .frame(width: 32, height: 32)
        .background(isChosen ? Color.red : .clear, in: Circle())
      Circle().fill(hasEvents ? Color.secondary : .clear).frame(width: 5, height: 5)
    }
  }
}

private struct Event: View {
  let title: LocalizedStringKey
  let time: String
  let length: String
  let color: Color

  var body: some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 4)
      phrase(title)
      Spacer()
      VStack(alignment: .trailing) {
        Text(verbatim: time)
        Text(verbatim: length).foregroundStyle(.secondary)
      }
      .font(.footnote.monospacedDigit())
    }
  }
}
