import Foundation

extension NibSession {
  /// Sets the outlets of an object, in the order of the file.
  ///
  /// The members of an outlet collection are set together.
  func connectOutlets(of object: NSObject, _ element: NibElement) throws(NibError) {
    var collections: [(property: String, element: NibElement, objects: [AnyObject])] = []
    for connection in element.connections {
      guard connection.name == "outlet" || connection.name == "outletCollection",
        let property = connection["property"], let id = connection["destination"]
      else { continue }
      guard let destination = self.object(id) else {
        report.add(.missingObject(id: id), at: connection)
        continue
      }
      if connection.name == "outlet" {
        try setOutlet(property, of: object, to: destination, connection)
      } else if let index = collections.firstIndex(where: { $0.property == property }) {
        collections[index].objects.append(destination)
      } else {
        collections.append((property, connection, [destination]))
      }
    }
    for collection in collections {
      try setOutlet(collection.property, of: object, to: collection.objects, collection.element)
    }
  }

  /// Sets the developer's property of that name, or UIKit's.
  private func setOutlet(
    _ name: String, of object: NSObject, to value: Any, _ connection: NibElement
  ) throws(NibError) {
    do throws(NamedValueError) {
      if _ClassRegistry.property(named: name, of: type(of: object)) != nil {
        try _ClassRegistry.set(name, of: object, to: value)
      } else {
        try BuiltInOutlets.set(name, of: object, to: value)
      }
    } catch {
      throw .outlet(
        name, of: "\(type(of: object))", problem: error, file: document.file,
        line: connection.line)
    }
  }

  // MARK: Actions

  func connectActions(of object: NSObject, _ element: NibElement) {
    for connection in element.connections {
      switch connection.name {
      case "outlet", "outletCollection": break
      case "action": connectAction(of: object, connection)
      case "segue": connectSegue(of: object, connection)
      default: report.add(.unknownElement, at: connection)
      }
    }
  }

  private func connectAction(of object: NSObject, _ connection: NibElement) {
    guard let name = connection["selector"] else { return }
    let target = connection["destination"].flatMap { self.object($0) }
    if target == nil, let id = connection["destination"], !isFirstResponder(id) {
      return report.add(.missingObject(id: id), at: connection)
    }
    if let target, ActionDispatch.method(named: name, of: target) == nil {
      report.add(.missingAction(name, type: "\(type(of: target))"), at: connection)
    }
    send(Selector(name), to: target, from: object, connection)
  }

  /// Lets an object call an action when it is used.
  func send(_ action: Selector, to target: AnyObject?, from object: NSObject, _ at: NibElement) {
    switch object {
    case let control as UIControl:
      let event = at["eventType"].map { Self.events[$0] } ?? .touchUpInside
      guard let event else {
        return report.add(.unknownValue(at["eventType"] ?? "", of: "eventType"), at: at)
      }
      control.addTarget(target, action: action, for: event)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    default: report.add(.unknownElement, at: at)
    }
  }

  /// Whether the target is the placeholder for the first responder, for which actions go up the responder chain.
  private func isFirstResponder(_ id: String) -> Bool {
    id == "-2" || document.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
