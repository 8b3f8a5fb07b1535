import Foundation

/// A row of segments of which one can be selected; 32 points high in its classic look.
open class UISegmentedControl: UIControl {
  /// The index that stands for no selection.
  public static let noSegment = -1

  struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero
    var action: UIAction?
  }

  private(set) var segments: [Segment] = []
  var images = SegmentImages()
  private var selection = UISegmentedControl.noSegment
  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UISegmentedControl.self)
  }

  public convenience init() { self.init(frame: .zero) }

  /// Creates a segmented control from strings and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    show(items: items ?? [])
  }

  /// Creates a segmented control with one segment for each action, with its title and image.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    show(actions: actions)
  }

  final func show(items: [Any]) {
    segments = items.map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    sizeToFit()
  }

  final func show(actions: [UIAction]) {
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
  }

  /// The number of segments, disabled ones included.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment; setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsDisplay()
    }
  }

  /// Whether a tap selects a segment only until its events are sent; false by default.
  open var isMomentary = false
  /// Whether segments are as wide as their contents; false, the default, makes them equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  /// The color of the selected segment; nil means that of the system.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Inserts a segment, at the nearest end if the index is out of range; the selected segment stays selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Inserts a segment with an image, at the nearest end if the index is out of range.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Inserts a segment with an action's title and image; a tap performs the action after `valueChanged`.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  /// Sets a segment's action, and its title and image to those of the action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    edit(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = action.image
    }
  }
  /// The action of a segment; nil if it has none or does not exist.
  open func actionForSegment(at segment: Int) -> UIAction? { known(segment)?.action }
  /// The index of the segment whose action has the identifier; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Removes a segment, if it exists; if it was selected, no segment is selected afterwards.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selection == segment { selection = Self.noSegment }
    if selection > segment { selection -= 1 }
    segmentsDidChange()
  }
  /// Removes all segments, and with them the selection.
  open func removeAllSegments() {
    segments = []
    selection = Self.noSegment
    segmentsDidChange()
  }

  /// Sets a segment's title, which replaces its image; ignored if there is no such segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    edit(segment) {
      $0.title = title
      $0.image = nil
    }
  }
  /// The title of a segment; nil if it has an image or does not exist.
  open func titleForSegment(at segment: Int) -> String? { known(segment)?.title }
  /// Sets a segment's image, which replaces its title; ignored if there is no such segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    edit(segment) {
      $0.image = image
      $0.title = nil
    }
  }
  /// The image of a segment; nil if it has a title or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.image }
  /// Sets the width in points; with 0 the control chooses the width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    edit(segment) { $0.width = width }
  }
  /// The width that was set for a segment; 0 if none was set or the segment does not exist.
  open func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }
  /// Enables or disables a segment; a disabled one can still be selected in code.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    edit(segment) { $0.isEnabled = enabled }
  }
  /// Whether a segment is enabled; true if the segment does not exist.
  open func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? true }

  /// Sets attributes of titles for a state; nil removes them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }
  /// The attributes that were set for exactly this state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  private func known(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(0, index), segments.count)
    segments.insert(segment, at: place)
    if selection >= place { selection += 1 }
    segmentsDidChange()
  }

  func edit(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The attributes of a title: a font of 13 points, semibold if selected, overridden by those set for the state.
  func attributes(selected: Bool, enabled: Bool) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: selected ? .semibold : .regular),
      .foregroundColor: enabled && isEnabled ? UIColor.label : UIColor.tertiaryLabel,
    ]
    let own = titleAttributes.value(for: selected ? .selected : .normal) ?? [:]
    attributes.merge(own) { $1 }
    return attributes
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidth, height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let x = touch.location(in: self).x
    guard let index = segmentRects.firstIndex(where: { $0.minX <= x && x < $0.maxX }),
      segments[index].isEnabled, index != selection || isMomentary
    else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    segments[index].action?.perform(from: self)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func draw(_ rect: CGRect) { drawSegments() }
}

/// The images that replace a segmented control's own drawing.
struct SegmentImages {
  var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  var dividers: [UIBarMetrics: DividerImages] = [:]

  func background(for state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    guard !backgrounds.isEmpty else { return nil }
    return metrics.searched.lazy.compactMap { backgrounds[$0]?.value(for: state) }.first
  }

  func divider(
    _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) -> UIImage? {
    guard !dividers.isEmpty else { return nil }
    return metrics.searched.lazy.compactMap { dividers[$0]?.shown(left: left, right: right) }.first
  }
}
