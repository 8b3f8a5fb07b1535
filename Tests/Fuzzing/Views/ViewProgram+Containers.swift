import DarkroomUIKit

extension ViewProgram {
  private func isIn(_ controller: UIViewController, _ ancestor: UIViewController) -> Bool {
    controller === ancestor || controller.parent.map { isIn($0, ancestor) } ?? false
  }

  /// Whether it is nobody's child, presents nothing and is not presented, and no window's root.
  private func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && controller.presentedViewController == nil
      && !windows.contains { $0.rootViewController === controller }
  }

  private func isShown(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil
  }

  static let containers: [Call] = [
    { program, reader in
      guard let navigation = program.controller(UINavigationController.self, &reader) else {
        return
      }
      let controller = program.controller(&reader)
      guard !(controller is UIAlertController), !(controller is UISearchController) else { return }
      let isIllegal =
        controller is UINavigationController || program.isIn(navigation, controller)
        || navigation.viewControllers.contains { $0 === controller }
      guard
        isIllegal
          || program.isFree(controller)
            && !program.leads(from: navigation.view, to: controller.view)
      else { return }
      try program.call(.invalidArgument, if: isIllegal) {
        navigation.pushViewController(controller, animated: reader.flag())
      }
    },
    { program, reader in
      program.controller(UINavigationController.self, &reader)?.popViewController(animated: false)
    },
    { program, reader in
      program.controller(UINavigationController.self, &reader)?
        .popToRootViewController(animated: true)
    },
    { program, reader in
      let navigation = program.controller(UINavigationController.self, &reader)
      let controllers = (0..<reader.choice(3)).map { _ in UIViewController() }
      navigation?.setViewControllers(controllers, animated: false)
    },
    { program, reader in
      let navigation = program.controller(UINavigationController.self, &reader)
      navigation?.isNavigationBarHidden = reader.flag()
      navigation?.isToolbarHidden = reader.flag()
      navigation?.navigationBar.prefersLargeTitles = reader.flag()
    },
    { program, reader in
      guard let tabs = program.controller(UITabBarController.self, &reader) else { return }
      var controllers: [UIViewController] = []
      for _ in 0..<reader.choice(4) {
        let controller = program.controller(&reader)
        guard !controllers.contains(controller), program.isFree(controller),
          !program.isIn(tabs, controller), !(controller is UIAlertController),
          !program.leads(from: tabs.view, to: controller.view)
        else { continue }
        controllers.append(controller)
      }
      tabs.viewControllers = controllers
    },
    { program, reader in
      let tabs = program.controller(UITabBarController.self, &reader)
      tabs?.selectedIndex = reader.choice(8) - 2
      _ = tabs?.selectedViewController
    },
    { program, reader in
      let (parent, child) = (program.controller(&reader), program.controller(&reader))
      guard program.isFree(child) || program.isIn(parent, child) else { return }
      try program.call(.invalidArgument, if: program.isIn(parent, child)) {
        parent.addChild(child)
      }
      guard !program.leads(from: parent.view, to: child.view) else { return }
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    },
    { program, reader in
      let controller = program.controller(&reader)
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    },
    { program, reader in
      let (presenter, controller) = (program.controller(&reader), program.controller(&reader))
      guard presenter !== controller, program.isFree(controller), program.isShown(presenter),
        !program.isIn(presenter, controller),
        !program.leads(from: presenter.view, to: controller.view)
      else { return }
      controller.modalPresentationStyle = reader.element([
        .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
        .overCurrentContext, .popover,
      ])
      controller.popoverPresentationController?.sourceView = presenter.view
      presenter.present(controller, animated: reader.flag())
    },
    { program, reader in program.controller(&reader).dismiss(animated: reader.flag()) },
    { program, reader in
      let (window, controller) = (program.window(&reader), program.controller(&reader))
      guard program.isFree(controller), !window.isDescendant(of: controller.view) else { return }
      window.rootViewController = controller
    },
    { program, reader in program.window(&reader).rootViewController = nil },
    { program, reader in
      let controller = program.controller(&reader)
      controller.title = reader.text()
      controller.navigationItem.rightBarButtonItems = (0..<reader.choice(4)).map { _ in
        UIBarButtonItem(systemItem: .add)
      }
      controller.navigationItem.largeTitleDisplayMode = .always
      controller.preferredContentSize = reader.size()
    },
    { program, reader in
      let controller = program.controller(&reader)
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      controller.navigationItem.titleView = UIView(frame: reader.rect())
    },
    { program, reader in
      guard let pages = program.controller(UIPageViewController.self, &reader) else { return }
      pages.setViewControllers(
        [UIViewController()], direction: .forward, animated: reader.flag())
    },
    { program, reader in
      guard let alert = program.controller(UIAlertController.self, &reader) else { return }
      let isCancel = reader.flag()
      let hasCancel = alert.actions.contains { $0.style == .cancel }
      try program.call(.internalInconsistency, if: isCancel && hasCancel) {
        alert.addAction(
          UIAlertAction(title: "Do", style: isCancel ? .cancel : .destructive, handler: nil))
      }
    },
    { program, reader in
      guard let alert = program.controller(UIAlertController.self, &reader) else { return }
      try program.call(.internalInconsistency, if: alert.preferredStyle == .actionSheet) {
        alert.addTextField { $0.text = "T" }
      }
    },
  ]
}
