import DarkroomUIKit

extension ViewProgram {
  private static let makers: [@MainActor (CGRect) -> UIView] = [
    { UIView(frame: $0) }, { UIView(frame: $0) }, { UILabel(frame: $0) }, { UIButton(frame: $0) },
    { _ in UIButton(type: .system) }, { _ in UIButton(configuration: .filled()) },
    { UIImageView(frame: $0) }, { UIStackView(frame: $0) }, { UIStackView(frame: $0) },
    { UIScrollView(frame: $0) }, { UITextField(frame: $0) }, { UITextView(frame: $0) },
    { UISwitch(frame: $0) }, { UISlider(frame: $0) }, { UIStepper(frame: $0) },
    { UISegmentedControl(frame: $0) }, { UIProgressView(frame: $0) }, { UIDatePicker(frame: $0) },
    { UIPageControl(frame: $0) }, { UINavigationBar(frame: $0) }, { UITabBar(frame: $0) },
    { UIToolbar(frame: $0) }, { UISearchBar(frame: $0) }, { UIControl(frame: $0) },
    { _ in UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
    { _ in UIActivityIndicatorView(style: .large) },
  ]

  static let creation: [Call] = [
    { program, reader in
      let view = reader.element(makers)(reader.rect())
      program.add(view)
    },
    { program, reader in
      let parent = program.view(&reader)
      let view = reader.element(makers)(reader.rect())
      program.add(view)
      (parent as? UIStackView)?.addArrangedSubview(view) ?? parent.addSubview(view)
    },
    { program, reader in
      let parent = program.view(&reader)
      let view = reader.element(makers)(.zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      program.add(view)
      parent.addSubview(view)
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    },
    { program, reader in
      let source = ListSource(&reader)
      program.sources.append(source)
      let parent = program.view(&reader)
      let list = source.makeList(
        reader.choice(6), frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      program.add(list)
      parent.addSubview(list)
    },
    { program, reader in
      let controllers: [() -> UIViewController] = [
        { UIViewController() }, { UIViewController() }, { UINavigationController() },
        { UITabBarController() }, { UITableViewController(style: .grouped) },
        { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) },
        { UIAlertController(title: "T", message: nil, preferredStyle: .alert) },
        { UIAlertController(title: nil, message: "M", preferredStyle: .actionSheet) },
        { UISearchController(searchResultsController: nil) },
        { UINavigationController(rootViewController: UITabBarController()) },
      ]
      program.add(reader.element(controllers)())
    },
    { program, reader in
      let window = UIWindow(frame: reader.rect())
      window.isHidden = reader.flag()
      program.add(window)
    },
  ]
}
