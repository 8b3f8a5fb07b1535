/// Something that is shown above a screen as long as a binding says so.
struct Presentation {
  enum Style {
    case sheet, cover
    case popover(PopoverAttachmentAnchor)
    case alert(AlertContent), dialog(AlertContent)
  }

  let style: Style
  /// What is presented is another one if this is another.
  var item: AnyHashable = true
  var content: any View = EmptyView()
  /// Ends what says that something is presented.
  let dismiss: () -> Void
  var didDismiss: (() -> Void)?
}

/// The words and buttons of an alert or a dialog.
struct AlertContent {
  let title: Text?
  var message: any View = EmptyView()
  var actions: any View = EmptyView()
  /// Those of an alert by its older name.
  var buttons: [Alert.Button] = []
}
