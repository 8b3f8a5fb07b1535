import DarkroomTypesetting

/// The sizes that a label's plain text had of late, until the label shows something else.
///
/// A size depends on the text, its fonts and its room, and not on colours: unlike a layout it need not be looked up by
/// what was laid out.
struct MeasuredTexts {
  private struct Measure {
    let room: TextConstraints
    let size: (width: Double, height: Double)
  }

  private var newest: Measure?
  private var older: Measure?

  func size(in room: TextConstraints) -> (width: Double, height: Double)? {
    if let newest, newest.room == room { return newest.size }
    if let older, older.room == room { return older.size }
    return nil
  }

  mutating func note(_ size: (width: Double, height: Double), in room: TextConstraints) {
    older = newest
    newest = Measure(room: room, size: size)
  }
}
