import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiSegmentedControl = ViewClass(
    UISegmentedControl.self,
    elements: ["segmentedControl"], decode: { $0.decodeSegments($1) },
    appearance: [AppearanceSetting(\UISegmentedControl.selectedSegmentTintColor)],
    attributes: { view in
      [
        ViewAttribute("selected segment", .text(view.selectedSegmentText)),
        view.selectedSegmentTintColor.map { ViewAttribute("selected tint", .color($0)) },
      ].compactMap(\.self)
    })
}

extension UISegmentedControl {
  fileprivate func decodeSegments(_ nib: any InterfaceReader) {
    nib.ignore("segmentControlStyle")
    set(nib.bool("momentary")) { $0.isMomentary = $1 }
    set(nib.bool("apportionsSegmentWidthsByContent")) { $0.apportionsSegmentWidthsByContent = $1 }
    for segment in nib.list("segments") { insertSegment(segment) }
    selectedSegmentIndex = nib.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    set(nib.color("selectedSegmentTintColor")) { $0.selectedSegmentTintColor = $1 }
  }

  private func insertSegment(_ reader: any InterfaceReader) {
    let index = numberOfSegments
    if let image = reader.image("image") {
      insertSegment(with: image, at: index, animated: false)
    } else {
      insertSegment(withTitle: reader.string("title"), at: index, animated: false)
    }
    if let width = reader.number("width") { setWidth(width, forSegmentAt: index) }
    if let isEnabled = reader.bool("enabled") { setEnabled(isEnabled, forSegmentAt: index) }
    reader.finish()
  }
}

extension UISegmentedControl {
  /// The index of the selected segment, followed by its title if it has one.
  fileprivate var selectedSegmentText: String {
    let index = selectedSegmentIndex
    guard index >= 0, index < numberOfSegments else { return "none" }
    return titleForSegment(at: index).map { "\(index) \($0)" } ?? "\(index)"
  }
}
