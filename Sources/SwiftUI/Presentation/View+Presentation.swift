extension View {
  /// Presents a sheet while a binding is true; closing the sheet sets it to false.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents { .page(.sheet, isPresented, onDismiss, content) } }
  /// Presents a sheet while a binding has a value; closing the sheet sets it to nil.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents { .page(.sheet, item, onDismiss, content) } }
  /// Presents a page over the whole screen while a binding is true; closing the page sets it to false.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents { .page(.cover, isPresented, onDismiss, content) } }
  /// Presents a page over the whole screen while a binding has a value; closing the page sets it to nil.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents { .page(.cover, item, onDismiss, content) } }
  /// On narrow screens, a popover is shown as a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents { .page(.popover(attachmentAnchor), isPresented, nil, content) } }
  /// On narrow screens, a popover is shown as a sheet.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents { .page(.popover(attachmentAnchor), item, nil, content) } }
  /// Shows an alert while a binding is true; a button sets it to false.
  ///
  /// It appears when the window of the view is the key window.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = content()
    return presents { .words(isPresented) { .alert(alert.content) } }
  }
  /// Shows an alert while a binding has a value; a button sets it to nil.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return presents { alert.flatMap { alert in .words(item.hasValue()) { .alert(alert.content) } } }
  }
  /// Shows an alert with a localized title while a binding is true; a button sets it to false.
  ///
  /// It appears when the window of the view is the key window.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The binding that shows the alert.
  ///   - actions: The buttons and text fields of the alert, in which other views are left out; without buttons there
  ///     is one that reads "OK".
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = Text(titleKey)
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, actions: actions))
      }
    }
  }
  /// Shows an alert with a title that is shown as it is, while a binding is true; a button sets it to false.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = Text(title)
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, actions: actions))
      }
    }
  }
  /// Shows an alert with a text as its title, while a binding is true; a button sets it to false.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, actions: actions))
      }
    }
  }
  /// Shows an alert with a localized title and a message, while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The binding that shows the alert; a button sets it to false.
  ///   - actions: The buttons and text fields of the alert; without buttons there is one that reads "OK".
  ///   - message: The views whose text is below the title.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    let title = Text(titleKey)
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, message: message, actions: actions))
      }
    }
  }
  /// Shows an alert with a message and a title that is shown as it is, while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    let title = Text(title)
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, message: message, actions: actions))
      }
    }
  }
  /// Shows an alert with a message and a text as its title, while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, message: message, actions: actions))
      }
    }
  }
  /// Shows an alert with a localized title while a binding is true; its buttons depend on data.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The binding that shows the alert; a button sets it to false.
  ///   - data: The data; without data, the alert has one button that reads "OK".
  ///   - actions: A closure that builds the buttons for the data.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map { actions($0) }
    let title = Text(titleKey)
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, actions: actions))
      }
    }
  }
  /// Shows an alert with a title that is shown as it is, while a binding is true; its buttons depend on data.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map { actions($0) }
    let title = Text(title)
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, actions: actions))
      }
    }
  }
  /// Shows an alert with a localized title while a binding is true; its buttons and its message depend on data.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map { actions($0) }
    let message = data.map { message($0) }
    let title = Text(titleKey)
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, message: message, actions: actions))
      }
    }
  }
  /// Shows an alert with a title that is shown as it is, while a binding is true; buttons and message depend on data.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map { actions($0) }
    let message = data.map { message($0) }
    let title = Text(title)
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, message: message, actions: actions))
      }
    }
  }
  /// Shows an alert with a text as its title while a binding is true; its buttons and its message depend on data.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map { actions($0) }
    let message = data.map { message($0) }
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, message: message, actions: actions))
      }
    }
  }
  /// Shows an alert while a binding is true, with the error's description as its title.
  ///
  /// Without an error, the alert has no title.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = error?.errorDescription.map { Text(verbatim: $0) }
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, actions: actions))
      }
    }
  }
  /// Shows an alert while a binding is true, with the error's description as its title; buttons depend on the error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    let actions = error.map { actions($0) }
    let message = error.map { message($0) }
    let title = error?.errorDescription.map { Text(verbatim: $0) }
    return presents {
      .words(isPresented) {
        .alert(AlertContent(title: title, message: message, actions: actions))
      }
    }
  }
  /// Shows buttons from below while a binding is true; a button sets it to false.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return presents { .words(isPresented) { .dialog(sheet.content) } }
  }
  /// Shows buttons from below while a binding has a value; a button sets it to nil.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return presents {
      sheet.flatMap { sheet in .words(item.hasValue()) { .dialog(sheet.content) } }
    }
  }
  /// Shows buttons from below while a binding is true; a button sets it to false.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is shown only if `titleVisibility` is `visible`.
  ///   - isPresented: The binding that shows the dialog.
  ///   - titleVisibility: Whether the title is shown; `automatic` leaves it out.
  ///   - actions: The buttons; without one for canceling, there is one that reads "Cancel".
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = Text(titleKey)
    return presents {
      .words(isPresented) {
        .dialog(AlertContent(title: titleVisibility == .visible ? title : nil, actions: actions))
      }
    }
  }
  /// Shows buttons from below while a binding is true; the title is shown as it is, and only if it is visible.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = Text(title)
    return presents {
      .words(isPresented) {
        .dialog(AlertContent(title: titleVisibility == .visible ? title : nil, actions: actions))
      }
    }
  }
  /// Shows buttons from below while a binding is true; the title is shown only if `titleVisibility` is `visible`.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return presents {
      .words(isPresented) {
        .dialog(AlertContent(title: titleVisibility == .visible ? title : nil, actions: actions))
      }
    }
  }
  /// Shows a message and buttons from below while a binding is true; a button sets it to false.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is shown only if `titleVisibility` is `visible`.
  ///   - isPresented: The binding that shows the dialog.
  ///   - titleVisibility: Whether the title is shown; `automatic` leaves it out.
  ///   - actions: The buttons; without one for canceling, there is one that reads "Cancel".
  ///   - message: The views whose text is above the buttons.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    let title = Text(titleKey)
    return presents {
      .words(isPresented) {
        .dialog(
          AlertContent(
            title: titleVisibility == .visible ? title : nil, message: message, actions: actions))
      }
    }
  }
  /// Shows a message and buttons from below while a binding is true; the title is shown as it is, and only if it is
  /// visible.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    let title = Text(title)
    return presents {
      .words(isPresented) {
        .dialog(
          AlertContent(
            title: titleVisibility == .visible ? title : nil, message: message, actions: actions))
      }
    }
  }
  /// Shows a message and buttons from below while a binding is true; the title is shown only if it is visible.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return presents {
      .words(isPresented) {
        .dialog(
          AlertContent(
            title: titleVisibility == .visible ? title : nil, message: message, actions: actions))
      }
    }
  }
  /// Shows buttons from below that depend on data, while a binding is true.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map { actions($0) }
    let title = Text(titleKey)
    return presents {
      .words(isPresented) {
        .dialog(AlertContent(title: titleVisibility == .visible ? title : nil, actions: actions))
      }
    }
  }
  /// Shows a message and buttons from below that depend on data, while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map { actions($0) }
    let message = data.map { message($0) }
    let title = Text(titleKey)
    return presents {
      .words(isPresented) {
        .dialog(
          AlertContent(
            title: titleVisibility == .visible ? title : nil, message: message, actions: actions))
      }
    }
  }
  /// Nobody presses long here; the drawn view has an interaction that provides the menu.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { modifier(_ContextMenuModifier(items: menuItems())) }
  /// It works like the form without a preview, because nothing shows the preview.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { contextMenu(menuItems: menuItems) }
  /// It works like the form with items.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View { modifier(_ContextMenuModifier(items: contextMenu?.menuItems)) }
  /// Sets the heights that the sheet with the view can have; without it, that is `large` only.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    page { page in page.sheet.detents = detents }
  }
  /// Sets the heights that the sheet with the view can have, and follows and sets the current one by a binding.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    page(with: selection) { page, _, selection in
      page.sheet.detents = detents
      page.sheet.selection = selection
    }
  }
  /// Shows or hides the grabber of the sheet with the view; `automatic` shows it if there are several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    page { page in page.sheet.indicator = visibility }
  }
  /// Sets the corner radius of the sheet with the view, in points; nil is that of the system.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    page { page in page.sheet.cornerRadius = cornerRadius }
  }
  /// Fills the sheet or popover with the view by a style, in place of the background color of screens.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    page(with: style) { page, _, style in
      page.sheet.background = _ShapeView(shape: Rectangle(), style: style)
    }
  }
  /// Lays views behind the content of the sheet or popover with the view, in place of the background color of screens.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    page(with: content()) { page, _, content in
      page.sheet.background = ZStack(alignment: alignment) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }
  /// Sets whether the content behind the sheet with the view can be used, and is not dimmed.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { page { page in page.sheet.interaction = interaction } }
  /// - Important: Inert.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Sets the form of the presentation with the view in narrow spaces; only `fullScreenCover` changes a sheet.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { page { page in page.sheet.adaptation = adaptation } }
  /// The adaptation for narrow screens is used; low screens count as narrow.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { page { page in page.sheet.adaptation = horizontalAdaptation } }
  /// The size of a sheet on wide screens.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    page(with: sizing) { page, _, sizing in
      page.sheet.sizing =
        switch sizing {
        case is FormPresentationSizing: .form
        case is PagePresentationSizing: .page
        case is FittedPresentationSizing: .fitted
        default: .automatic
        }
    }
  }
  /// Keeps the user from closing the sheet with the view by a swipe; code can still close it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    page { page in page.sheet.isFixed = isDisabled }
  }
  /// - Important: Inert.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// - Important: Inert.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View { self }
}
