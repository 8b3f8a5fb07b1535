/// A presentation above a screen, which lasts as long as a binding requires it.
struct Presentation {
  enum Style {
    case sheet, cover
    case popover(PopoverAttachmentAnchor)
    case alert(AlertContent), dialog(AlertContent)
  }

  let style: Style
  /// The identity of the presentation; another one replaces it.
  var item: AnyHashable = true
  var content: any View = EmptyView()
  /// Resets the binding that requires the presentation.
  let dismiss: () -> Void
  var didDismiss: (() -> Void)?
}

/// The texts and buttons of an alert or dialog.
struct AlertContent {
  let title: Text?
  var message: any View = EmptyView()
  var actions: any View = EmptyView()
  /// The buttons of an alert in its older form.
  var buttons: [Alert.Button] = []
}
