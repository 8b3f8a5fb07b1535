import DarkroomCoreGraphics

/// Across the axis.
extension StackArrangement {
  func align(_ view: UIView, in constraints: inout [NSLayoutConstraint]) {
    switch alignment {
    case .fill:
      constraints.append(edge(view, start(cross), .equal))
      constraints.append(edge(view, end(cross), .equal))
    case .leading:
      constraints.append(edge(view, start(cross), .equal))
      constraints.append(edge(view, end(cross), .lessThanOrEqual))
    case .trailing:
      constraints.append(edge(view, end(cross), .equal))
      constraints.append(edge(view, start(cross), .greaterThanOrEqual))
    case .center:
      // The distance to the center is the same as at the other edge.
      constraints.append(edge(view, center(cross), .equal))
      constraints.append(edge(view, start(cross), .greaterThanOrEqual))
    case .firstBaseline:
      constraints += inside(view)
      constraints.append(loosely(view, start(cross)))
    case .lastBaseline:
      constraints += inside(view)
      constraints.append(loosely(view, end(cross)))
    }
  }

  private func edge(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    relate("UISV-alignment", operand(view, attribute), relation, ofCanvas(attribute))
  }

  private func inside(_ view: UIView) -> [NSLayoutConstraint] {
    [edge(view, start(cross), .greaterThanOrEqual), edge(view, end(cross), .lessThanOrEqual)]
  }

  /// A constraint toward the edge that yields to the baselines.
  private func loosely(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    relate(
      "UISV-spanning-boundary", operand(view, attribute), .equal, ofCanvas(attribute),
      at: Strength.suppression)
  }

  func baselines() -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute
    switch alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return []
    }
    guard axis == .horizontal, let first = shown.first else { return [] }
    return shown.dropFirst().map {
      relate("UISV-alignment", operand($0, attribute), .equal, operand(first, attribute))
    }
  }

  /// Limits the stack to the size of its contents, unless other constraints determine it.
  func fits() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    if alignment != .fill {
      result.append(
        relate(
          "UISV-canvas-fit", operand(stack, length(cross)), .equal, nil, at: Strength.fit))
      for view in shown where !keepsNaturalLength(view) {
        result.append(
          relate(
            "UISV-ambiguity-suppression", operand(view, length(cross)), .equal, nil,
            at: Strength.suppression))
      }
    }
    if distribution == .equalSpacing || distribution == .equalCentering {
      result.append(
        relate("UISV-canvas-fit", operand(stack, length(axis)), .equal, nil, at: Strength.fit))
    }
    return result
  }

  /// Whether the view's own priorities for its length across the axis are stronger than the constraints that would
  /// shrink it.
  private func keepsNaturalLength(_ view: UIView) -> Bool {
    guard view.intrinsicContentSize.onAxis(cross) != UIView.noIntrinsicMetric else { return false }
    let hugging = view.contentPriority(view.layoutState.hugging, cross)
    let resistance = view.contentPriority(view.layoutState.compressionResistance, cross)
    return min(hugging.rawValue, resistance.rawValue) > Strength.suppression.rawValue
  }

  /// Hidden views have no length and are in the middle of the gap that they leave.
  func hiddenViews() -> [NSLayoutConstraint] {
    var previous: UIView?
    var result: [NSLayoutConstraint] = []
    for view in stack.arrangedSubviews {
      if !view.isHidden {
        previous = view
        continue
      }
      result.append(
        relate("UISV-hiding", operand(view, length(axis)), .equal, nil, at: Strength.hiding))
      result.append(place(view, after: previous))
      result += [start(cross), end(cross)].map {
        relate("UISV-alignment", operand(view, $0), .equal, ofCanvas($0), at: Strength.hiddenPlace)
      }
    }
    return result
  }

  private func place(_ view: UIView, after previous: UIView?) -> NSLayoutConstraint {
    guard let previous else {
      return relate("UISV-hiding", operand(view, start(axis)), .equal, ofCanvas(start(axis)))
    }
    let isLast = previous === shown.last
    return relate(
      "UISV-hiding", operand(view, start(axis)), .equal, operand(previous, end(axis)),
      plus: isLast ? 0 : (stack.resolvedSpacing(after: previous) ?? SystemSpacing.siblings) / 2)
  }
}
