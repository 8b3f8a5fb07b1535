import DarkroomUIKit
import Foundation

/// The views of an edited tree, in a window.
@MainActor
final class LiveTree {
  private var window = UIWindow(frame: .zero)
  private let controller = UIViewController()
  private(set) var views: [Int: UIView] = [:]
  private(set) var constraints: [Int: NSLayoutConstraint] = [:]
  /// Whether contents wish for their lengths with equal priorities.
  private let isLoose: Bool

  init(isLoose: Bool) {
    self.isLoose = isLoose
    views[EditedTree.root] = controller.view
    show(in: window)
    for surrounding in Surrounding.allCases { surround(surrounding, 0) }
  }

  /// Built anew, each thing once and in its place.
  convenience init(_ tree: EditedTree, isLoose: Bool) {
    self.init(isLoose: isLoose)
    for (surrounding, value) in tree.surroundings.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    {
      surround(surrounding, value)
    }
    if isLoose {
      // Where constraints leave a choice, it goes by the order in which views were made.
      for number in tree.numbers { views[number] = views[number] ?? makeView(number, tree) }
    }
    for number in tree.tree(of: EditedTree.root) {
      guard let node = tree.nodes[number] else { continue }
      if let parent = node.parent {
        let index = tree.nodes[parent]?.children.firstIndex(of: number) ?? 0
        add(number, node.kind, to: parent, at: index)
      }
      for property in NodeProperty.allCases {
        if let value = node.values[property] { set(property, value, of: number) }
      }
      if let frame = node.frame { setFrame(frame, of: number) }
    }
    for constraint in tree.constraints { activate(constraint) }
  }

  private func makeView(_ number: Int, _ tree: EditedTree) -> UIView? {
    tree.nodes[number]?.kind.makeView(number, isLoose: isLoose)
  }

  func layOut() { window.layoutIfNeeded() }

  func follow(_ edit: TreeEdit) {
    switch edit {
    case .add(let node, let kind, let parent, let index): add(node, kind, to: parent, at: index)
    case .remove(let node): remove(node)
    case .move(let node, let parent, let index): move(node, to: parent, at: index)
    case .exchange(let parent, let first, let second):
      views[parent]?.exchangeSubview(at: first, withSubviewAt: second)
    case .set(let node, let property, let value): set(property, value, of: node)
    case .surround(let surrounding, let value): surround(surrounding, value)
    case .setFrame(let node, let frame): setFrame(frame, of: node)
    case .activate(let constraint): activate(constraint)
    case .deactivate(let number): constraints.removeValue(forKey: number)?.isActive = false
    case .setConstant(let number, let constant): constraints[number]?.constant = constant
    case .setPriority(let number, let priority):
      constraints[number]?.priority = UILayoutPriority(priority)
    case .layOut(let node): (node.flatMap { views[$0] } ?? window).layoutIfNeeded()
    case .ask(let node, let question): views[node].map { ask($0, question) }
    case .invalidate(let node, let way): views[node].map { invalidate($0, way) }
    case .leaveAndReturn: leaveAndReturn()
    }
  }

  // MARK: Hierarchy

  private func add(_ number: Int, _ kind: NodeKind, to parent: Int, at index: Int) {
    let view = views[number] ?? kind.makeView(number, isLoose: isLoose)
    views[number] = view
    view.translatesAutoresizingMaskIntoConstraints = false
    insert(view, in: parent, at: index)
  }

  private func insert(_ view: UIView, in parent: Int, at index: Int) {
    if let stack = views[parent] as? UIStackView {
      stack.insertArrangedSubview(view, at: index)
    } else {
      views[parent]?.insertSubview(view, at: index)
    }
  }

  private func remove(_ number: Int) {
    guard let view = views[number] else { return }
    view.removeFromSuperview()
    // Constraints of views that are gone stay with them.
    for (key, constraint) in constraints {
      guard let item = constraint.firstItem as? UIView else { continue }
      if item.isDescendant(of: view) { constraints[key] = nil }
    }
    for (key, other) in views where other.isDescendant(of: view) { views[key] = nil }
  }

  private func move(_ number: Int, to parent: Int, at index: Int) {
    guard let view = views[number], let target = views[parent] else { return }
    guard view.superview === target, !(target is UIStackView) else {
      return insert(view, in: parent, at: index)
    }
    let others = target.subviews.filter { $0 !== view }
    if index < others.count {
      target.insertSubview(view, belowSubview: others[index])
    } else {
      target.bringSubviewToFront(view)
    }
  }

  private func leaveAndReturn() {
    window.rootViewController = nil
    controller.view.layoutIfNeeded()
    let next = UIWindow(frame: window.frame)
    next.traitOverrides = window.traitOverrides
    window = next
    show(in: window)
  }

  private func show(in window: UIWindow) {
    window.rootViewController = controller
    window.isHidden = false
  }

  // MARK: Constraints

  private func activate(_ edited: EditedConstraint) {
    guard let view = views[edited.node] else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: view, attribute: edited.mark.attribute(edited.axis),
      relatedBy: edited.relation.relation, toItem: edited.second.flatMap(item),
      attribute: edited.second == nil
        ? .notAnAttribute : edited.secondMark.attribute(edited.axis),
      multiplier: edited.multiplier, constant: edited.constant)
    constraint.priority = UILayoutPriority(edited.priority)
    constraint.isActive = true
    constraints[edited.number] = constraint
  }

  private func item(_ item: EditedConstraint.Item) -> Any? {
    let view = views[item.node]
    return switch item {
    case .node: view
    case .margins: view?.layoutMarginsGuide
    case .safeArea: view?.safeAreaLayoutGuide
    }
  }

  private func setFrame(_ frame: [Double], of number: Int) {
    let view = views[number]
    view?.translatesAutoresizingMaskIntoConstraints = true
    // Not its frame, which a transform changes.
    let rect = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    view?.bounds = CGRect(origin: .zero, size: rect.size)
    view?.center = CGPoint(x: rect.midX, y: rect.midY)
  }

  // MARK: Values

  private func set(_ property: NodeProperty, _ value: Int, of number: Int) {
    views[number].map { property.set(value, of: $0) }
  }

  private func surround(_ surrounding: Surrounding, _ value: Int) {
    switch surrounding {
    case .width: window.frame.size.width = [320, 390, 200.5, 844, 61][value % 5]
    case .height: window.frame.size.height = [480, 844, 300, 33.25][value % 4]
    case .category:
      let all: [UIContentSizeCategory] = [.large, .extraSmall, .accessibilityExtraLarge]
      window.traitOverrides.preferredContentSizeCategory = all[value % 3]
    case .direction:
      window.traitOverrides.layoutDirection = value % 2 == 1 ? .rightToLeft : .leftToRight
    case .safeArea:
      let insets = [0.0, 10, 33.5][value % 3]
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: insets, left: insets / 2, bottom: insets, right: 0)
    }
  }

  // MARK: What changes nothing

  private func ask(_ view: UIView, _ question: Int) {
    switch question % 8 {
    case 0: _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    case 1:
      _ = view.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    case 2: _ = view.sizeThatFits(CGSize(width: 77, height: 1000))
    case 3: _ = view.intrinsicContentSize
    case 4: _ = view.hasAmbiguousLayout
    case 5: _ = view.constraintsAffectingLayout(for: .vertical)
    case 6: _ = view.hitTest(CGPoint(x: 3, y: 3), with: nil)
    default: _ = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    }
  }

  private func invalidate(_ view: UIView, _ way: Int) {
    switch way % 5 {
    case 0: view.setNeedsLayout()
    case 1: view.invalidateIntrinsicContentSize()
    case 2: view.setNeedsUpdateConstraints()
    case 3: view.updateConstraintsIfNeeded()
    default: view.setNeedsDisplay()
    }
  }
}

extension EditedConstraint.Mark {
  fileprivate func attribute(_ axis: EditedConstraint.Axis) -> NSLayoutConstraint.Attribute {
    switch (self, axis) {
    case (.start, .horizontal): .leading
    case (.end, .horizontal): .trailing
    case (.center, .horizontal): .centerX
    case (.length, .horizontal): .width
    case (.start, .vertical): .top
    case (.end, .vertical): .bottom
    case (.center, .vertical): .centerY
    case (.length, .vertical): .height
    }
  }
}

extension EditedConstraint.Relation {
  fileprivate var relation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .atMost: .lessThanOrEqual
    case .atLeast: .greaterThanOrEqual
    }
  }
}
