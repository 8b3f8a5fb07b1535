import DarkroomUIKit

extension ViewProgram {
  /// What an app does not call, or UIKit does of itself.
  static let passes: [Call] = [
    { program, reader in program.window(&reader).layoutIfNeeded() },
    { program, reader in program.view(&reader).layoutIfNeeded() },
    { program, reader in program.view(&reader).setNeedsLayout() },
    { program, reader in _ = program.view(&reader).sizeThatFits(reader.size()) },
    { program, reader in _ = program.view(&reader).systemLayoutSizeFitting(reader.size()) },
    { program, reader in
      _ = program.view(&reader).systemLayoutSizeFitting(
        reader.size(), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    },
    { program, reader in _ = program.view(&reader).intrinsicContentSize },
    { program, reader in _ = program.window(&reader).recursiveDescription() },
    { program, reader in _ = program.view(&reader).recursiveDescription() },
    { program, reader in _ = program.view(&reader).hasAmbiguousLayout },
    { program, reader in program.view(&reader).updateConstraintsIfNeeded() },
    { program, reader in program.view(&reader).setNeedsUpdateConstraints() },
    { program, reader in program.view(&reader).invalidateIntrinsicContentSize() },
    { program, reader in _ = program.view(&reader).hitTest(reader.point(), with: nil) },
  ]

  static let drawing: [Call] = [
    { program, reader in
      let view = program.view(&reader)
      draw {
        view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 50, height: 50), afterScreenUpdates: true)
      }
    },
    { program, reader in
      let view = program.view(&reader)
      let rect = reader.rect()
      draw { view.drawHierarchy(in: rect, afterScreenUpdates: true) }
    },
    { program, reader in
      let window = program.window(&reader)
      draw { if let context = UIGraphicsGetCurrentContext() { window.layer.render(in: context) } }
    },
    { program, reader in program.view(&reader).setNeedsDisplay() },
    { program, reader in
      let view = program.view(&reader)
      // A picture of a wide view takes the memory that it asks for.
      guard view.bounds.width * view.bounds.height < 1e6 else { return }
      if let copy = view.snapshotView(afterScreenUpdates: true) { program.add(copy) }
    },
    { program, reader in
      let layer = program.view(&reader).layer
      let gradient = CAGradientLayer()
      gradient.frame = reader.rect()
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.endPoint = reader.point()
      layer.addSublayer(gradient)
    },
    { program, reader in
      let layer = program.view(&reader).layer
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: reader.rect()).cgPath
      shape.lineWidth = reader.number()
      shape.lineDashPattern = [NSNumber(value: Double(reader.number()))]
      shape.strokeColor = UIColor.green.cgColor
      layer.addSublayer(shape)
    },
  ]

  private static func draw(_ body: () -> Void) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50), format: format).image { _ in
      body()
    }
  }

  static let traits: [Call] = [
    { program, reader in
      program.view(&reader).overrideUserInterfaceStyle = reader.element([
        .dark, .light, .unspecified,
      ])
    },
    { program, reader in
      program.window(&reader).traitOverrides.preferredContentSizeCategory = reader.element([
        .extraSmall, .large, .accessibilityExtraExtraExtraLarge, .unspecified,
      ])
    },
    { program, reader in
      program.view(&reader).traitOverrides.layoutDirection =
        reader.flag() ? .rightToLeft : .leftToRight
    },
    { program, reader in
      program.view(&reader).semanticContentAttribute = reader.element([
        .forceRightToLeft, .unspecified, .playback,
      ])
    },
    { program, reader in
      program.view(&reader).traitOverrides.horizontalSizeClass = reader.flag() ? .regular : .compact
    },
    { program, reader in
      // None that asks for more pixels than there is memory.
      program.view(&reader).traitOverrides.displayScale = reader.element([0, 1, 2, 3, 2.5, 0.1, -1])
    },
  ]
}
