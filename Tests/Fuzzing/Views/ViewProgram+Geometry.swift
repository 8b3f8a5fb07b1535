import DarkroomUIKit

extension ViewProgram {
  static let geometry: [Call] = [
    { program, reader in program.view(&reader).frame = reader.rect() },
    { program, reader in program.view(&reader).frame = reader.rect() },
    { program, reader in program.view(&reader).bounds = reader.rect() },
    { program, reader in program.view(&reader).center = reader.point() },
    { program, reader in
      let view = program.view(&reader)
      let number = reader.number()
      let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(rotationAngle: number), .init(scaleX: number, y: 1),
        .init(translationX: number, y: -number), .init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
        .init(a: number, b: reader.number(), c: 1, d: number, tx: 0, ty: 0),
      ]
      view.transform = reader.element(transforms)
    },
    { program, reader in
      let view = program.view(&reader)
      var transform = CATransform3DMakeRotation(reader.number(), 1, reader.number(), 0)
      transform.m34 = reader.number() / 1000
      view.transform3D = transform
    },
    { program, reader in program.view(&reader).anchorPoint = reader.point() },
    { program, reader in program.view(&reader).layer.zPosition = reader.number() },
    { program, reader in program.view(&reader).layer.cornerRadius = reader.number() },
    { program, reader in
      let layer = program.view(&reader).layer
      layer.borderWidth = reader.number()
      layer.shadowRadius = reader.number()
      layer.shadowOpacity = reader.float()
      layer.shadowOffset = reader.size()
    },
    { program, reader in
      program.view(&reader).autoresizingMask = UIView.AutoresizingMask(
        rawValue: UInt(reader.choice(64)))
    },
    { program, reader in program.view(&reader).autoresizesSubviews = reader.flag() },
    { program, reader in program.view(&reader).sizeToFit() },
    { program, reader in program.view(&reader).contentScaleFactor = reader.number() },
    { program, reader in
      let (view, other) = (program.view(&reader), program.view(&reader))
      _ = view.convert(reader.rect(), to: other)
      _ = view.convert(CGPoint(x: 1, y: 2), from: nil)
    },
    { program, reader in program.window(&reader).frame = reader.rect() },
    { program, reader in
      let view = program.view(&reader)
      let (frame, size) = (reader.rect(), reader.number())
      UIView.animate(withDuration: 0.3) {
        view.frame = frame
        view.alpha = size
      }
    },
  ]
}
