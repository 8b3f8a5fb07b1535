/// A way to look at one difference.
enum ReviewView: String, CaseIterable {
  case side, blink, onion, difference, structure

  var next: ReviewView {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
