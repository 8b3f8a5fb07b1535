/// A state of what can be selected.
protocol MarkedState {
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
}

extension MarkedState {
  var isMarked: Bool { isSelected || isHighlighted }
}
