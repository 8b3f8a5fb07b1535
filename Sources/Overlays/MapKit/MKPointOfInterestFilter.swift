/// Which places a map shows.
///
/// - Important: Inert. There are no maps.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKPointOfInterestFilter(including: nil)
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Nil means all.
  private let categories: Set<MKPointOfInterestCategory>?
  private let isExcluding: Bool

  private init(including categories: Set<MKPointOfInterestCategory>?) {
    (self.categories, isExcluding) = (categories, false)
    super.init()
  }

  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isExcluding) = (Set(categories), false)
    super.init()
  }

  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isExcluding) = (Set(categories), true)
    super.init()
  }

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.map { $0.contains(category) != isExcluding } ?? true
  }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
