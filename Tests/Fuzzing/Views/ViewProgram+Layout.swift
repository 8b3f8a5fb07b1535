import DarkroomUIKit

extension ViewProgram {
  private static func item(_ view: UIView, _ choice: Int) -> Any {
    switch choice % 5 {
    case 0: view.layoutMarginsGuide
    case 1: view.safeAreaLayoutGuide
    case 2: (view as? UIScrollView)?.contentLayoutGuide ?? view.readableContentGuide
    default: view
    }
  }

  private static let attributes: [[NSLayoutConstraint.Attribute]] = [
    [.leading, .trailing, .centerX], [.left, .right, .centerX],
    [.top, .bottom, .centerY, .firstBaseline, .lastBaseline], [.width, .height],
    [.leadingMargin, .trailingMargin, .centerXWithinMargins], [.topMargin, .bottomMargin],
  ]

  private static let priorities: [Float] = [
    1000, 1000, 999, 750, 750, 500, 251, 250, 1, 0.25, 1000, 0, -1, 1001, .nan,
  ]

  private func addConstraint(
    between view: UIView, and other: UIView, _ reader: inout CallReader
  ) throws {
    let attributes = reader.element(Self.attributes)
    let (first, second) = (reader.element(attributes), reader.element(attributes))
    let choice = reader.choice(64)
    let constant = reader.number()
    let isLength = first == .width || first == .height
    let multiplier = [1, 1, 1, 0.5, -1, 0, 2, constant][choice % 8]
    var made: NSLayoutConstraint?
    try call(
      .invalidArgument,
      if: !constant.isFinite || !multiplier.isFinite || (multiplier == 0 && !isLength)
    ) {
      let constraint = NSLayoutConstraint(
        item: Self.item(view, choice), attribute: first,
        relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][choice % 3],
        toItem: Self.item(other, choice / 8), attribute: second, multiplier: multiplier,
        constant: constant)
      constraints.append(constraint)
      made = constraint
    }
    guard let made else { return }
    // A length times 0 has no second side.
    let haveAncestor = root(of: view) === root(of: other) || multiplier == 0 && isLength
    try call(.generic, if: !haveAncestor) { made.isActive = true }
  }

  private func root(of view: UIView) -> UIView { view.superview.map { root(of: $0) } ?? view }

  private func constraint(_ reader: inout CallReader) -> NSLayoutConstraint? {
    let choice = reader.choice(256)
    return constraints.isEmpty ? nil : constraints[choice % constraints.count]
  }

  private func haveCommonAncestor(_ constraint: NSLayoutConstraint) -> Bool {
    let items = [constraint.firstItem, constraint.secondItem].map { item -> UIView? in
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
    guard let first = items[0] else { return false }
    guard constraint.secondItem != nil || constraint.secondAttribute != .notAnAttribute else {
      return true
    }
    return items[1].map { root(of: $0) === root(of: first) } ?? false
  }

  static let layout: [Call] = [
    { program, reader in
      let (view, other) = (program.view(&reader), program.view(&reader))
      try program.addConstraint(between: view, and: other, &reader)
    },
    { program, reader in
      let view = program.view(&reader)
      let other = view.superview ?? view
      try program.addConstraint(between: view, and: other, &reader)
    },
    { program, reader in
      let view = program.view(&reader)
      let constant = reader.number()
      let anchor = reader.flag() ? view.widthAnchor : view.heightAnchor
      let isHeld = reader.flag()
      try program.call(.invalidArgument, if: !constant.isFinite) {
        let constraint = anchor.constraint(equalToConstant: constant)
        if isHeld { constraint.priority = .defaultHigh }
        constraint.isActive = true
        program.constraints.append(constraint)
      }
    },
    { program, reader in
      guard let constraint = program.constraint(&reader) else { return }
      let constant = reader.number()
      try program.call(.internalInconsistency, if: !constant.isFinite) {
        constraint.constant = constant
      }
    },
    { program, reader in
      guard let constraint = program.constraint(&reader) else { return }
      let priority = reader.element(priorities)
      let isLegal = priority > 0 && priority <= 1000
      let changesKind =
        constraint.isActive && (priority == 1000) != (constraint.priority.rawValue == 1000)
      // Another kind is legal until a window was laid out by the constraint.
      try program.call(.internalInconsistency, if: !isLegal || changesKind, isLate: isLegal) {
        constraint.priority = UILayoutPriority(priority)
      }
    },
    { program, reader in program.constraint(&reader)?.isActive = false },
    { program, reader in
      guard let constraint = program.constraint(&reader) else { return }
      let isLegal = constraint.isActive || program.haveCommonAncestor(constraint)
      try program.call(.generic, if: !isLegal) { constraint.isActive = true }
    },
    { program, reader in
      let view = program.view(&reader)
      view.translatesAutoresizingMaskIntoConstraints = reader.choice(4) == 0
    },
    { program, reader in
      let view = program.view(&reader)
      let priority = UILayoutPriority([1, 250, 251, 750, 999, 1000][reader.choice(6)])
      view.setContentHuggingPriority(priority, for: reader.flag() ? .horizontal : .vertical)
      view.setContentCompressionResistancePriority(priority, for: .horizontal)
    },
    { program, reader in program.view(&reader).layoutMargins = reader.insets() },
    { program, reader in program.view(&reader).preservesSuperviewLayoutMargins = reader.flag() },
    { program, reader in program.view(&reader).insetsLayoutMarginsFromSafeArea = reader.flag() },
    { program, reader in program.controller(&reader).additionalSafeAreaInsets = reader.insets() },
    { program, reader in
      let view = program.view(&reader)
      guard reader.flag() else { return view.layoutGuides.forEach { view.removeLayoutGuide($0) } }
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3).isActive = true
    },
    { program, reader in
      let view = program.view(&reader)
      view.removeConstraints(view.constraints)
    },
    { program, reader in program.view(&reader).exerciseAmbiguityInLayout() },
  ]

  static let stacks: [Call] = [
    { program, reader in
      guard let stack = program.view(UIStackView.self, &reader) else { return }
      let view = program.view(&reader)
      guard !program.leads(from: stack, to: view) else { return }
      stack.addArrangedSubview(view)
    },
    { program, reader in
      guard let stack = program.view(UIStackView.self, &reader) else { return }
      let view = program.view(&reader)
      guard !program.leads(from: stack, to: view) else { return }
      let index = reader.choice(8) - 1
      try program.call(
        .internalInconsistency, if: !(0...stack.arrangedSubviews.count).contains(index)
      ) {
        stack.insertArrangedSubview(view, at: index)
      }
    },
    { program, reader in
      guard let stack = program.view(UIStackView.self, &reader) else { return }
      guard !stack.arrangedSubviews.isEmpty else { return }
      let view = reader.element(stack.arrangedSubviews)
      stack.removeArrangedSubview(view)
      if reader.flag() { view.removeFromSuperview() }
    },
    { program, reader in
      program.view(UIStackView.self, &reader)?.axis = reader.flag() ? .vertical : .horizontal
    },
    { program, reader in
      let stack = program.view(UIStackView.self, &reader)
      stack?.distribution = UIStackView.Distribution(rawValue: reader.choice(5)) ?? .fill
      stack?.alignment = UIStackView.Alignment(rawValue: reader.choice(6)) ?? .fill
    },
    { program, reader in program.view(UIStackView.self, &reader)?.spacing = reader.number() },
    { program, reader in
      let stack = program.view(UIStackView.self, &reader)
      stack?.setCustomSpacing(reader.number(), after: program.view(&reader))
    },
    { program, reader in
      let stack = program.view(UIStackView.self, &reader)
      stack?.isLayoutMarginsRelativeArrangement = reader.flag()
      stack?.isBaselineRelativeArrangement = reader.flag()
    },
    { program, reader in
      guard let stack = program.view(UIStackView.self, &reader) else { return }
      for view in stack.arrangedSubviews { view.isHidden = reader.flag() }
    },
  ]
}
