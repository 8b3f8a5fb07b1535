/// Which places a map shows.
///
/// - Important: Inert. There are no maps.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// The filter that shows all places.
  public static let includingAll = MKPointOfInterestFilter(including: nil)
  /// The filter that shows no places.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Nil means all.
  private let categories: Set<MKPointOfInterestCategory>?
  private let isExcluding: Bool

  private init(including categories: Set<MKPointOfInterestCategory>?) {
    (self.categories, isExcluding) = (categories, false)
    super.init()
  }

  /// Creates a filter that shows only places of these kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isExcluding) = (Set(categories), false)
    super.init()
  }

  /// Creates a filter that shows all places but these kinds.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isExcluding) = (Set(categories), true)
    super.init()
  }

  /// Whether places of a kind are shown.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.map { $0.contains(category) != isExcluding } ?? true
  }
  /// Whether places of a kind are left out.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
