import DarkroomUIKit

extension ViewProgram {
  /// A view goes into itself or into what is in it, which UIKit refuses.
  private func put(_ view: UIView, in parent: UIView, _ body: () -> Void) throws {
    if view === parent {
      try call(.invalidArgument, if: true, body)
    } else if parent.isDescendant(of: view) || !leads(from: parent, to: view) {
      try call(.layerCycle, if: parent.isDescendant(of: view), body)
    }
  }

  /// Whether the responder chain of one view comes through another or what is in it, as by way of a presented controller.
  ///
  /// With the one in the other the chain would have no end, on iOS too.
  func leads(from view: UIView, to other: UIView) -> Bool {
    var responder: UIResponder? = view
    while let current = responder {
      if (current as? UIView)?.isDescendant(of: other) ?? false { return true }
      responder = current.next
    }
    return false
  }

  static let hierarchy: [Call] = [
    { program, reader in
      let (view, parent) = (program.view(&reader), program.view(&reader))
      try program.put(view, in: parent) { parent.addSubview(view) }
    },
    { program, reader in
      let (view, parent) = (program.view(&reader), program.view(&reader))
      let index = reader.choice(12) - 2
      try program.put(view, in: parent) { parent.insertSubview(view, at: index) }
    },
    { program, reader in
      let (view, other) = (program.view(&reader), program.view(&reader))
      guard let parent = other.superview else { return }
      let isAbove = reader.flag()
      try program.put(view, in: parent) {
        if isAbove {
          parent.insertSubview(view, aboveSubview: other)
        } else {
          parent.insertSubview(view, belowSubview: other)
        }
      }
    },
    { program, reader in program.view(&reader).removeFromSuperview() },
    { program, reader in
      let view = program.view(&reader)
      let (first, second) = (reader.choice(6) - 1, reader.choice(6) - 1)
      let all = 0..<view.subviews.count
      try program.call(.range, if: !all.contains(first) || !all.contains(second)) {
        view.exchangeSubview(at: first, withSubviewAt: second)
      }
    },
    { program, reader in
      let view = program.view(&reader)
      view.superview?.bringSubviewToFront(view)
    },
    { program, reader in
      let (view, other) = (program.view(&reader), program.view(&reader))
      other.sendSubviewToBack(view)
    },
    { program, reader in
      let (window, view) = (program.window(&reader), program.view(&reader))
      window.addSubview(view)
    },
    { program, reader in program.view(&reader).subviews.forEach { $0.removeFromSuperview() } },
    { program, reader in
      let (view, other) = (program.view(&reader), program.view(&reader))
      view.mask = view.isDescendant(of: other) || reader.choice(4) == 0 ? nil : UIView()
    },
    { program, reader in
      let view = program.view(&reader)
      view.tag = reader.choice(3)
      _ = view.viewWithTag(reader.choice(3))
    },
    { program, reader in program.window(&reader).isHidden = reader.flag() },
  ]
}
