/// The state of an object that can be selected.
protocol MarkedState {
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
}

extension MarkedState {
  var isMarked: Bool { isSelected || isHighlighted }
}
