import Foundation

/// The text storage and layout manager of a text view.
@MainActor
final class TextViewTextKit {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  private var isShowing = false

  /// Uses the manager and storage of the view's container, if it has any.
  init(_ view: UITextView) {
    let container = view.textContainer
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage(string: "")
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    view.usesTextKit = true
    fit(container, to: view)
    if storage.length == 0, view.hasText { storage.setAttributedString(view.attributedText) }
    manager.didChange = { [weak self, weak view] in
      MainActor.assumeIsolated { if let view { self?.storageDidChange(view) } }
    }
  }

  private func fit(_ container: NSTextContainer, to view: UITextView) {
    container.widthTracksTextView = true
    let width = view.bounds.width - view.textContainerInset.horizontal
    container.size = CGSize(width: max(0, width), height: 0)
  }

  /// The view's text or width changed.
  func show(_ text: NSAttributedString) {
    guard !isShowing, !storage.isEqual(to: text) else { return }
    isShowing = true
    storage.setAttributedString(text)
    isShowing = false
  }

  func viewDidResize(_ view: UITextView) {
    guard !isShowing else { return }
    isShowing = true
    fit(view.textContainer, to: view)
    isShowing = false
  }

  private func storageDidChange(_ view: UITextView) {
    guard !isShowing else { return }
    let contents = storage.contents
    guard view.attributedText?.isEqual(to: contents) != true else { return }
    isShowing = true
    view.attributedText = contents
    isShowing = false
  }
}

extension UITextView {
  /// Shows the text of a storage that came with the container.
  func adoptTextKit() {
    guard let storage = textContainer.layoutManager?.textStorage else { return }
    if storage.length > 0 { attributedText = storage.contents }
    _ = textKit
  }
}
