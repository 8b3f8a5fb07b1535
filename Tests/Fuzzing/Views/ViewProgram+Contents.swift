import DarkroomUIKit

extension ViewProgram {
  static let contents: [Call] = [
    { program, reader in program.view(&reader).isHidden = reader.flag() },
    { program, reader in program.view(&reader).alpha = reader.number() },
    { program, reader in program.view(&reader).backgroundColor = reader.color() },
    { program, reader in program.view(&reader).tintColor = reader.color() },
    { program, reader in
      program.view(&reader).contentMode = UIView.ContentMode(rawValue: reader.choice(13)) ?? .center
    },
    { program, reader in program.view(&reader).clipsToBounds = reader.flag() },
    { program, reader in program.setText(of: program.view(&reader), &reader) },
    { program, reader in program.setText(of: program.view(&reader), &reader) },
    { program, reader in program.setFont(of: program.view(&reader), &reader) },
    { program, reader in
      let label = program.view(UILabel.self, &reader)
      label?.numberOfLines = [0, 1, 2, 3, -1, .max][reader.choice(6)]
      label?.lineBreakMode = NSLineBreakMode(rawValue: reader.choice(6)) ?? .byClipping
      label?.preferredMaxLayoutWidth = reader.number()
    },
    { program, reader in
      let label = program.view(UILabel.self, &reader)
      label?.adjustsFontSizeToFitWidth = reader.flag()
      label?.minimumScaleFactor = reader.number()
      label?.textAlignment = NSTextAlignment(rawValue: reader.choice(5)) ?? .natural
      label?.shadowOffset = reader.size()
    },
    { program, reader in
      let view = program.view(&reader)
      let image = reader.image()
      (view as? UIImageView)?.image = image
      (view as? UIButton)?.setImage(image, for: .normal)
      (view as? UIButton)?.setBackgroundImage(image, for: .highlighted)
      (view as? UISlider)?.minimumValueImage = image
      (view as? UISlider)?.setThumbImage(image, for: .normal)
    },
    { program, reader in
      guard let button = program.view(UIButton.self, &reader) else { return }
      let insets = reader.insets()
      switch reader.choice(5) {
      case 0: button.contentEdgeInsets = insets
      case 1: button.titleEdgeInsets = insets
      case 2: button.imageEdgeInsets = insets
      case 3: button.contentHorizontalAlignment = .fill
      default: button.contentVerticalAlignment = .fill
      }
    },
    { program, reader in
      guard let button = program.view(UIButton.self, &reader) else { return }
      var configuration = UIButton.Configuration.tinted()
      configuration.title = reader.text()
      configuration.subtitle = reader.text()
      configuration.imagePadding = reader.number()
      configuration.image = reader.image()
      button.configuration = reader.choice(4) == 0 ? nil : configuration
    },
    { program, reader in
      guard let field = program.view(UITextField.self, &reader) else { return }
      field.borderStyle = UITextField.BorderStyle(rawValue: reader.choice(4)) ?? .none
      field.leftViewMode = .always
      // A view of its own: one that the field comes to be in later cannot be in the field.
      field.leftView = reader.choice(4) == 0 ? nil : UIView(frame: reader.rect())
      field.clearButtonMode = .always
      field.isSecureTextEntry = reader.flag()
    },
    { program, reader in
      let text = program.view(UITextView.self, &reader)
      text?.textContainerInset = reader.insets()
      text?.isScrollEnabled = reader.flag()
      text?.textContainer.lineFragmentPadding = reader.number()
    },
    { program, reader in
      let view = program.view(&reader)
      view.accessibilityIdentifier = reader.text()
      view.accessibilityLabel = reader.text()
      _ = view.accessibilityValue
      _ = view.accessibilityFrame
    },
    { program, reader in
      let style = NSMutableParagraphStyle()
      style.lineSpacing = reader.number()
      style.firstLineHeadIndent = reader.number()
      style.lineHeightMultiple = reader.number()
      style.maximumLineHeight = reader.number()
      let text = NSAttributedString(
        string: "Some attributed text\nof two lines",
        attributes: [.paragraphStyle: style, .kern: reader.number()])
      let view = program.view(&reader)
      (view as? UILabel)?.attributedText = text
      (view as? UITextView)?.attributedText = text
      (view as? UITextField)?.attributedText = text
      (view as? UIButton)?.setAttributedTitle(text, for: .normal)
    },
  ]

  private func setText(of view: UIView, _ reader: inout CallReader) {
    let text = reader.text()
    switch view {
    case let label as UILabel: label.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    case let field as UITextField:
      if reader.flag() { field.text = text } else { field.placeholder = text }
    case let view as UITextView: view.text = text
    case let bar as UISearchBar:
      if reader.flag() { bar.text = text } else { bar.placeholder = text }
    case let segments as UISegmentedControl:
      segments.insertSegment(withTitle: text, at: reader.choice(5), animated: false)
    case let bar as UINavigationBar:
      bar.pushItem(UINavigationItem(title: text ?? ""), animated: false)
    case let bar as UITabBar:
      bar.items = (0..<reader.choice(7)).map { UITabBarItem(title: text, image: nil, tag: $0) }
    case let bar as UIToolbar:
      bar.items = (0..<reader.choice(9)).map { _ in
        UIBarButtonItem(title: text, style: .plain, target: nil, action: nil)
      }
    case let effect as UIVisualEffectView:
      effect.effect = reader.flag() ? nil : UIBlurEffect(style: .dark)
    default: break
    }
  }

  private func setFont(of view: UIView, _ reader: inout CallReader) {
    let font = reader.font()
    (view as? UILabel)?.font = font
    (view as? UIButton)?.titleLabel?.font = font
    (view as? UITextField)?.font = font
    (view as? UITextView)?.font = font
    (view as? UISegmentedControl)?.setTitleTextAttributes([.font: font], for: .normal)
  }
}
