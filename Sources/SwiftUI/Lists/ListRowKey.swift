/// Identifies a row of a list across evaluations.
struct ListRowKey: Hashable {
  let section: ObjectIdentifier?
  /// The identity of the element that the row shows, or the row's index in the section.
  let id: AnyHashable
  /// The index among the rows of the element.
  let number: Int
}
