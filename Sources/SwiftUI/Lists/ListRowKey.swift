/// Which row of a list one is, in each evaluation.
struct ListRowKey: Hashable {
  let section: ObjectIdentifier?
  /// Of the element that the row shows, or its place in the section.
  let id: AnyHashable
  /// Among the rows of the element.
  let number: Int
}
