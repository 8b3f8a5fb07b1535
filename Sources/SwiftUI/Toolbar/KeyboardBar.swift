/// The bar above the keyboard, with the items that a page has for it.
///
/// It is the `inputAccessoryView` of a SwiftUI field while the field is edited. Pictures of the page do not show it,
/// because on iOS it belongs to the keyboard's window. UIKit views in a page have no such bar, as on iOS
/// (danielsaidi/RichTextKit, issues 8 and 44).
@MainActor
final class KeyboardBar {
  private static let height: CGFloat = 44
  private let toolbar = UIToolbar(frame: .zero)
  private let items = BarItems()
  private weak var field: (any KeyboardField)?

  init(above field: any KeyboardField) { self.field = field }

  /// Shows the items of a page above the field; an accessory that the team has set stays.
  func show(_ entries: [ToolbarEntry], width: CGFloat) {
    guard let field, field.accessory == nil || field.accessory === toolbar else {
      return
    }
    guard let first = entries.first else { return field.accessory = nil }
    let environment = first.surroundings.environment
    var traits = toolbar.traitOverrides
    environment.write(to: &traits)
    toolbar.traitOverrides = traits
    toolbar.frame.size = CGSize(width: width, height: Self.height)
    toolbar.items = items.update(entries, environment)
    if field.accessory == nil { field.accessory = toolbar }
  }

  func leave() {
    if field?.accessory === toolbar { field?.accessory = nil }
  }
}

/// A SwiftUI field that the user edits by the keyboard.
@MainActor
protocol KeyboardField: UIView {
  var accessory: UIView? { get set }
}

extension UITextField: KeyboardField {
  var accessory: UIView? {
    get { inputAccessoryView }
    set { inputAccessoryView = newValue }
  }
}

extension UITextView: KeyboardField {
  var accessory: UIView? {
    get { inputAccessoryView }
    set { inputAccessoryView = newValue }
  }
}

extension KeyboardField {
  func showKeyboardBar() {
    let hosts = sequence(first: self as UIView, next: \.superview).compactMap {
      $0 as? any PageHost
    }
    guard let host = hosts.first(where: { !$0.keyboardEntries.isEmpty }) ?? hosts.first else {
      return
    }
    host.keyboardBar = KeyboardBar(above: self)
    host.showKeyboardBar()
  }

  func removeKeyboardBar() {
    for case let host as any PageHost in sequence(first: self as UIView, next: \.superview) {
      host.keyboardBar?.leave()
      host.keyboardBar = nil
    }
  }
}

/// A view with a tree, which may have items for the keyboard.
@MainActor
protocol PageHost: UIView {
  var pageSettings: PageSettings { get }
  /// The bar above the keyboard of the field that is being edited; nil for none.
  var keyboardBar: KeyboardBar? { get set }
}

extension PageHost {
  var keyboardEntries: [ToolbarEntry] { pageSettings.items.filter { $0.side == .keyboard } }

  func showKeyboardBar() {
    keyboardBar?.show(keyboardEntries, width: window?.bounds.width ?? bounds.width)
  }
}
