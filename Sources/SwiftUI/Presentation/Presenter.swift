/// Presents and dismisses a controller as a modifier says.
final class Presenter: EndingValue {
  private weak var controller: UIViewController?
  private var presentation: Presentation?
  /// What tries to present once more.
  private var waiting: Task<Void, Never>?

  func end() { leave() }

  func show(_ new: Presentation?, _ evaluation: Evaluation, from view: UIView?) {
    if presentation != nil, new == nil || new?.item != presentation?.item { leave() }
    guard let new else {
      waiting?.cancel()
      waiting = nil
      return
    }
    if let controller {
      presentation = new
      (controller as? PageController)?.show(new.content, surroundings(new, evaluation))
      return
    }
    guard let view, view.window?.isKeyWindow == true, let presenter = view.nearestController,
      presenter.presentedViewController == nil
    else { return wait(for: new, evaluation, from: view) }
    waiting = nil
    let made = makeController(new, evaluation)
    (controller, presentation) = (made, new)
    if case .popover = new.style { made.popoverPresentationController?.sourceView = view }
    presenter.present(made, animated: false)
  }

  /// Tries again once the main queue turns, when a window that has just been made may be the key window.
  private func wait(for new: Presentation, _ evaluation: Evaluation, from view: UIView?) {
    guard waiting == nil else { return }
    waiting = Task { [weak self, weak view] in
      guard let self, !Task.isCancelled else { return }
      if view?.window?.isKeyWindow == true { show(new, evaluation, from: view) }
      waiting = nil
    }
  }

  private func leave() {
    waiting?.cancel()
    waiting = nil
    let old = presentation
    presentation = nil
    if let controller { controller.presentingViewController?.dismiss(animated: false) }
    controller = nil
    old?.didDismiss?()
  }

  /// What is presented can take itself away.
  private func surroundings(
    _ presentation: Presentation, _ evaluation: Evaluation
  ) -> PageSurroundings {
    var surroundings = PageSurroundings(evaluation)
    surroundings.environment.navigator = nil
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
    switch presentation.style {
    case .cover: page.modalPresentationStyle = .fullScreen
    case .popover: page.modalPresentationStyle = .popover
    default: page.modalPresentationStyle = .pageSheet
    }
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
    let buttons =
      evaluation.parts(of: content.actions).compactMap { $0.alertButton }
      + content.buttons.map(\.alertButton)
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
  /// The nearest controller that the view is part of.
  var nearestController: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }
      .first
  }
}

extension EnvironmentValues {
  /// The text of a view's first text.
  @MainActor
  func words(of view: any View) -> String? {
    Evaluation(graph: ViewGraph(), identity: IdentityNode(), environment: self)
      .node(of: view, in: HStackLayout()).first(TextNode.self)?.text.string
  }
}
