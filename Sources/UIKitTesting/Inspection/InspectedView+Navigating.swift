import DarkroomUIKit

extension InspectedView {
  /// Taps the back button of the navigation stack around or inside the part, and then performs layout.
  public func goBack() throws {
    let action = "goBack()"
    guard let navigation = try navigationController() else {
      throw ViewActionError(action: action, reason: .cannotGoBack)
    }
    if let back = navigation.topViewController?.navigationItem.backAction {
      UIBarButtonItem(primaryAction: back).simulateTap()
    } else if navigation.popViewController(animated: false) == nil {
      throw ViewActionError(action: action, reason: .cannotGoBack)
    }
    settle()
  }

  /// The topmost screen that is presented above that of the part, such as a sheet or an alert.
  public func presented() throws -> InspectedView {
    guard let controller = presentedController else {
      throw ViewActionError(action: "presented()", reason: .presentsNothing)
    }
    return controller.view.inspect()
  }

  /// Drags the topmost presented sheet away, and then performs layout.
  public func dismissSheet() throws {
    guard let controller = presentedController else {
      throw ViewActionError(action: "dismissSheet()", reason: .presentsNothing)
    }
    guard controller.simulateInteractiveDismissal() else {
      throw ViewActionError(action: "dismissSheet()", reason: .staysPresented)
    }
    settle()
  }

  /// Taps the button with this title in the topmost presented alert or dialog.
  ///
  /// - Parameter title: the title, exactly.
  public func tap(alertButton title: String) throws {
    let action = "tap(alertButton: \"\(title)\")"
    guard let alert = presentedController as? UIAlertController else {
      throw ViewActionError(action: action, reason: .presentsNothing)
    }
    guard let choice = alert.actions.first(where: { $0.title == title }) else {
      throw ViewActionError(
        action: action, reason: .hasNoButton(titles: alert.actions.compactMap(\.title)))
    }
    guard choice.isEnabled else { throw ViewActionError(action: action, reason: .disabled) }
    choice.simulateTap()
    settle()
  }

  /// The topmost controller that is presented above the screen.
  private var presentedController: UIViewController? {
    settle()
    let window = root.window
    let first = controllers(of: root).first ?? window?.rootViewController
    let start = first.flatMap { controller in
      sequence(first: controller) { $0.parent ?? $0.presentingViewController }
        .first { $0.presentedViewController != nil }
    }
    return start.flatMap { controller in
      Array(sequence(first: controller) { $0.presentedViewController }.dropFirst()).last
    }
  }

  /// The innermost visible navigation stack with a screen to go back to, or else the one around the part.
  private func navigationController() throws -> UINavigationController? {
    settle()
    let shown = try all().compactMap { $0.next as? UINavigationController }
    let around = try locate().first.map { controllers(of: $0) } ?? []
    let stacks = shown.reversed() + around.compactMap { $0 as? UINavigationController }
    return stacks.first {
      $0.viewControllers.count > 1 || $0.topViewController?.navigationItem.backAction != nil
    }
  }

  /// The controllers to which the view belongs, the nearest first.
  private func controllers(of view: UIView) -> [UIViewController] {
    sequence(first: view as UIResponder) { $0.next }.compactMap { $0 as? UIViewController }
  }
}
