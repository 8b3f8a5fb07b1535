import DarkroomCoreGraphics
import Foundation

extension UIPickerView {
  /// Turns a wheel to a row, as a user does: the row is selected, then the delegate is notified, even if the row was
  /// already selected.
  package func turn(component: Int, to row: Int) {
    guard loadedWheels.indices.contains(component) else { return }
    loadedWheels[component].choose(row)
  }

  /// The greatest number of components; each is a view, and no real picker has as many.
  private static var mostComponents: Int { 10_000 }

  var loadedWheels: [PickerWheel] {
    loadIfNeeded()
    return bank.wheels
  }

  /// The wheel of a component; an index out of range raises an exception, as for an array.
  func wheel(_ component: Int) -> PickerWheel {
    let wheels = loadedWheels
    UncaughtException.require(
      wheels.indices.contains(component),
      "index \(component) beyond bounds for \(wheels.count) components of \(self)", name: .range)
    return wheels[component]
  }

  func setNeedsLoad() {
    needsLoad = true
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsLoad else { return }
    needsLoad = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    UncaughtException.require(
      count <= Self.mostComponents, "Invalid number of components: \(count)")
    bank.load(max(0, count), in: self)
    for component in bank.wheels.indices { load(component) }
    setNeedsLayout()
  }

  func reload(_ component: Int) {
    _ = wheel(component)
    load(component)
    setNeedsLayout()
  }

  private func load(_ component: Int) {
    let wheel = bank.wheels[component]
    wheel.content = { [weak self] row, reused in
      self?.content(row, component, reusing: reused)
    }
    wheel.didChoose = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheel.load(
      count: max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0),
      rowHeight: Self.implemented(delegate?.pickerView(self, rowHeightForComponent: component))
        ?? 32)
  }

  func size(ofRowsIn component: Int) -> CGSize {
    CGSize(width: width(of: component), height: wheel(component).rowHeight)
  }

  private func width(of component: Int) -> CGFloat {
    Self.implemented(delegate?.pickerView(self, widthForComponent: component))
      ?? WheelBank.equalWidth(of: loadedWheels.count, in: bounds.width)
  }

  func layOutWheels() {
    bank.layOut(
      widths: loadedWheels.indices.map(width), in: bounds,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The content of a row: the delegate's view, or a label with its plain or attributed title.
  private func content(_ row: Int, _ component: Int, reusing reused: UIView?) -> UIView {
    let title = reused as? PickerRowLabel
    if let delegate {
      let own = delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: title == nil ? reused : nil)
      if let own = Self.implemented(own) { return own }
    }
    let label = title ?? PickerRowLabel(fontSize: 23.5, alignment: .center)
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.show(text)
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }
}
