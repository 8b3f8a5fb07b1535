/// What stays true of a section while the sizes of its views become known.
struct SectionMemory {
  let definition: NSCollectionLayoutSection
  /// A group of views that nobody measured.
  var model: SolvedGroup?
  /// Groups with measured views, by their index.
  var measured: [Int: SolvedGroup] = [:]

  /// A view of the group with that item asked for another size.
  mutating func forgetGroup(ofItem item: Int) {
    guard let model else { return }
    measured[item / model.itemCount] = nil
  }
}
