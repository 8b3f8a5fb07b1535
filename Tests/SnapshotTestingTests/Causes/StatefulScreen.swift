import UIKit

/// A screen with one view that has a state, and what the state and the looks of this view are.
final class StatefulScreen: UIView {
  /// A view with a state.
  enum Part: CaseIterable {
    case toggle, slider, progress, pages, segments, button, chip, label, badge, turned, row,
      scroller
  }

  /// A look of the view or of what is in it, beside its state.
  struct Look: Equatable {
    var tint: UInt32 = 0x1C8766
    var lineWidth: CGFloat = 3
    var sides = 5
  }

  init(_ part: Part, isChanged: Bool, _ look: Look, title: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 10, y: 4, width: 180, height: 20))
    label.text = title
    addSubview(label)
    let view = StatefulPart.view(part, isChanged: isChanged, look)
    if view.frame.isEmpty { view.frame = CGRect(origin: .zero, size: view.intrinsicContentSize) }
    view.frame.origin = CGPoint(x: 20, y: 40)
    if part == .turned, isChanged { view.transform = CGAffineTransform(rotationAngle: 0.5) }
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }
}

/// A control that draws its state itself, with a view in it that does not.
final class Chip: UIControl {
  private let look: StatefulScreen.Look
  private let color: UIColor

  init(_ look: StatefulScreen.Look) {
    self.look = look
    color = DesignTokens().color(look.tint)
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 60))
    backgroundColor = .clear
    let line = Sparkline(color, width: look.lineWidth)
    line.frame = CGRect(x: 20, y: 20, width: 90, height: 18)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(rect: CGRect(x: 8, y: 8, width: 120, height: 40))
    path.lineWidth = look.lineWidth
    (isSelected ? color : .lightGray).setStroke()
    path.stroke()
  }
}

@MainActor
private enum StatefulPart {
  static func view(
    _ part: StatefulScreen.Part, isChanged: Bool, _ look: StatefulScreen.Look
  ) -> UIView {
    let tint = DesignTokens().color(look.tint)
    switch part {
    case .toggle, .slider, .progress, .pages, .segments:
      return control(part, isChanged: isChanged, tint)
    case .button:
      let button = UIButton(type: .system)
      button.setTitle("Buy", for: .normal)
      button.backgroundColor = tint
      button.isEnabled = !isChanged
      button.frame.size = CGSize(width: 90, height: 30)
      return button
    case .chip:
      let chip = Chip(look)
      chip.isSelected = isChanged
      return chip
    case .label:
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
      label.text = "A text of a few words"
      label.textColor = tint
      label.numberOfLines = isChanged ? 3 : 1
      return label
    case .badge:
      let badge = box(look, tint)
      badge.isHidden = isChanged
      return badge
    case .turned: return box(look, tint)
    case .row: return row(look, tint, isChanged: isChanged)
    case .scroller: return scroller(look, tint, isChanged: isChanged)
    }
  }

  private static func control(
    _ part: StatefulScreen.Part, isChanged: Bool, _ tint: UIColor
  ) -> UIView {
    switch part {
    case .toggle:
      let toggle = UISwitch()
      toggle.isOn = isChanged
      toggle.onTintColor = tint
      return toggle
    case .slider:
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
      slider.value = isChanged ? 0.8 : 0.3
      slider.minimumTrackTintColor = tint
      return slider
    case .progress:
      let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 120, height: 4))
      progress.progress = isChanged ? 0.8 : 0.3
      progress.progressTintColor = tint
      return progress
    case .pages:
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
      pages.numberOfPages = 4
      pages.currentPage = isChanged ? 2 : 0
      pages.pageIndicatorTintColor = .lightGray
      pages.currentPageIndicatorTintColor = tint
      return pages
    default:
      let segments = UISegmentedControl(items: ["One", "Two"])
      segments.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
      segments.selectedSegmentIndex = isChanged ? 1 : 0
      segments.selectedSegmentTintColor = tint
      return segments
    }
  }

  private static func box(_ look: StatefulScreen.Look, _ tint: UIColor) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    box.backgroundColor = UIColor(white: 0.95, alpha: 1)
    for view in [Sparkline(tint, width: look.lineWidth), Polygon(sides: look.sides)] {
      view.frame = CGRect(
        origin: CGPoint(x: view is Polygon ? 100 : 4, y: 4), size: view.intrinsicContentSize)
      box.addSubview(view)
    }
    return box
  }

  private static func row(
    _ look: StatefulScreen.Look, _ tint: UIColor, isChanged: Bool
  ) -> UIView {
    let row = UIStackView(arrangedSubviews: [
      Sparkline(tint, width: look.lineWidth), Polygon(sides: look.sides),
    ])
    row.alignment = isChanged ? .bottom : .top
    row.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    return row
  }

  private static func scroller(
    _ look: StatefulScreen.Look, _ tint: UIColor, isChanged: Bool
  ) -> UIView {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    let content = box(look, tint)
    scroller.addSubview(content)
    scroller.contentSize = CGSize(width: 120, height: 90)
    scroller.contentOffset.y = isChanged ? 2 : 0
    return scroller
  }
}
