public import DarkroomCoreGraphics
import Foundation

/// A picker with wheels of rows, of which the middle one is selected; 216 points high.
///
/// A wheel shows its rows as views, a quarter turn above and below the middle. How they fade was not measured on a
/// device.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let naturalSize = CGSize(width: 320, height: 216)
  /// The value that stands for a method that a delegate does not implement.
  static let unimplementedLength: CGFloat = -.greatestFiniteMagnitude
  static let unimplementedView = UIView()

  static func implemented(_ length: CGFloat?) -> CGFloat? {
    length == unimplementedLength ? nil : length
  }
  static func implemented(_ view: UIView) -> UIView? { view === unimplementedView ? nil : view }

  final var bank = WheelBank()
  final var needsLoad = true

  public override init(frame: CGRect) {
    super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.naturalSize) : frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    decode(coder, as: UIPickerView.self)
  }

  public convenience init() { self.init(frame: .zero) }

  /// The data source, which is asked in the next layout, or at the next query; it is not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLoad() } }
  /// The delegate, which provides titles or views of rows; it is not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLoad() } }
  /// - Important: Inert. The bar is always shown, as since iOS 7.
  open var showsSelectionIndicator = true

  /// The number of wheels; the data source is asked if a reload is pending.
  open var numberOfComponents: Int { loadedWheels.count }
  /// The number of rows; raises `NSRangeException` if there is no such component.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component).count }
  /// The size of a wheel's rows in points, from the delegate or else the standard size.
  open func rowSize(forComponent component: Int) -> CGSize { size(ofRowsIn: component) }
  /// The view of a row; nil if the row isn't visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component).view(forRow: row)
  }

  /// Asks the data source for all wheels again, at once.
  open func reloadAllComponents() {
    setNeedsLoad()
    loadIfNeeded()
  }
  /// Asks the data source for the rows of a wheel again; an exception is raised if there is no such wheel.
  open func reloadComponent(_ component: Int) { reload(component) }

  /// Selects a row, limited to the existing rows; does not notify the delegate, as on iOS.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component).select(row)
  }
  /// The selected row; -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let wheel = wheel(component)
    return wheel.count == 0 ? -1 : wheel.selected
  }

  open override var intrinsicContentSize: CGSize { Self.naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutWheels()
  }
}
