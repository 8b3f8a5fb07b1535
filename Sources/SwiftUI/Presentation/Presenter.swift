/// Presents and dismisses a controller for a modifier.
final class Presenter: EndingValue {
  private weak var controller: UIViewController?
  private var presentation: Presentation?
  private let listener = PresentationListener()
  /// The frame of the presenting view, in points of the window.
  private var place = CGRect.zero
  /// A task that retries the presentation.
  private var waiting: Task<Void, Never>?
  private var keyWindows: AnyCancellable?

  func end() { leave() }

  func show(
    _ new: Presentation?, _ evaluation: Evaluation, from view: UIView?, at place: CGRect
  ) {
    self.place = place
    if presentation != nil, new == nil || new?.item != presentation?.item { leave() }
    guard let new else { return stopWaiting() }
    if let controller {
      presentation = new
      (controller as? PageController)?.show(new.content, surroundings(new, evaluation))
      return
    }
    guard let view, view.window?.isKeyWindow == true, let presenter = view.nearestController,
      presenter.presentedViewController == nil
    else { return wait(for: new, evaluation, from: view) }
    stopWaiting()
    let made = makeController(new, evaluation)
    (controller, presentation) = (made, new)
    listen(to: made, new)
    if case .popover(let anchor) = new.style {
      made.popoverPresentationController?.sourceView = view
      made.popoverPresentationController?.sourceRect = view.convert(
        anchor.rect(in: place), from: nil)
    }
    presenter.present(made, animated: false)
  }

  /// Retries when the window becomes key, and after a turn of the main queue, when another presentation may have ended.
  private func wait(for new: Presentation, _ evaluation: Evaluation, from view: UIView?) {
    let retry = { [weak self, weak view] in
      guard let self, view?.window?.isKeyWindow == true else { return }
      show(new, evaluation, from: view, at: place)
    }
    keyWindows = NotificationCenter.default.publisher(for: UIWindow.didBecomeKeyNotification)
      .sink { _ in MainActor.assumeIsolated { retry() } }
    guard waiting == nil else { return }
    waiting = Task { [weak self] in
      guard !Task.isCancelled else { return }
      retry()
      self?.waiting = nil
    }
  }

  private func stopWaiting() {
    waiting?.cancel()
    (waiting, keyWindows) = (nil, nil)
  }

  /// Observes whether the user dismisses the presentation or changes its height.
  private func listen(to controller: UIViewController, _ new: Presentation) {
    guard let page = controller as? PageController else { return }
    listener.page = page
    listener.dismissed = { [weak self] in
      let old = self?.presentation
      self?.controller = nil
      self?.presentation = nil
      old?.dismiss()
      old?.didDismiss?()
    }
    page.presentationController?.delegate = listener
    page.popoverPresentationController?.adaptiveSheetPresentationController.delegate = listener
  }

  private func leave() {
    stopWaiting()
    let old = presentation
    presentation = nil
    if let controller { controller.presentingViewController?.dismiss(animated: false) }
    controller = nil
    old?.didDismiss?()
  }

  /// The surroundings in which the presented view can dismiss itself.
  private func surroundings(
    _ presentation: Presentation, _ evaluation: Evaluation
  ) -> PageSurroundings {
    var surroundings = PageSurroundings(evaluation)
    surroundings.environment.navigator = nil
    surroundings.environment.bareNavigation = nil
    surroundings.environment.column = nil
    surroundings.environment.tabPages = nil
    surroundings.environment.dismissal = Dismissal(presentation.dismiss)
    return surroundings
  }

  private func makeController(
    _ presentation: Presentation, _ evaluation: Evaluation
  ) -> UIViewController {
    switch presentation.style {
    case .alert(let content): return alert(content, .alert, presentation, evaluation)
    case .dialog(let content): return alert(content, .actionSheet, presentation, evaluation)
    case .sheet, .cover, .popover: break
    }
    let page = PageController(presentation.content, surroundings(presentation, evaluation))
    let style: UIModalPresentationStyle =
      switch presentation.style {
      case .cover: .fullScreen
      case .popover: .popover
      default: .pageSheet
      }
    page.modalPresentationStyle = page.presentationStyle(of: style)
    page.settingsChanged = { [weak page] in page?.takeSheetSettings() }
    page.takeSheetSettings()
    return page
  }

  private func alert(
    _ content: AlertContent, _ style: UIAlertController.Style, _ presentation: Presentation,
    _ evaluation: Evaluation
  ) -> UIViewController {
    let environment = evaluation.environment
    let alert = UIAlertController(
      title: content.title?.resolved(in: environment)?.string,
      message: environment.words(of: content.message), preferredStyle: style)
    let parts = evaluation.parts(of: content.actions)
    if style == .alert {
      for field in parts.compactMap(\.alertField) { field.add(to: alert, environment) }
    }
    let buttons = parts.compactMap { $0.alertButton } + content.buttons.map(\.alertButton)
    for button in buttons { alert.addAction(action(button, presentation, environment)) }
    let needsCancel = style == .actionSheet && !buttons.contains { $0.role == .cancel }
    if buttons.isEmpty || needsCancel {
      let title = style == .actionSheet ? "Cancel" : "OK"
      alert.addAction(
        UIAlertAction(title: title, style: style == .actionSheet ? .cancel : .default) { _ in
          presentation.dismiss()
        })
    }
    return alert
  }

  private func action(
    _ button: AlertButton, _ presentation: Presentation, _ environment: EnvironmentValues
  ) -> UIAlertAction {
    let style: UIAlertAction.Style =
      switch button.role {
      case .destructive?: .destructive
      case .cancel?: .cancel
      default: .default
      }
    let action = UIAlertAction(title: environment.words(of: button.label), style: style) { _ in
      presentation.dismiss()
      button.action()
    }
    action.isEnabled = button.isEnabled
    return action
  }
}

extension UIView {
  /// The nearest controller around the view.
  var nearestController: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }
      .first
  }
}

extension EnvironmentValues {
  /// The text of a view's first text view.
  @MainActor
  func words(of view: any View) -> String? {
    Evaluation(graph: ViewGraph(), identity: IdentityNode(), environment: self)
      .node(of: view, in: HStackLayout()).first(TextNode.self)?.text.string
  }
}
