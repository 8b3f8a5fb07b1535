import DarkroomCoreGraphics
import Foundation

extension NibSession {
  /// A controller in a nib.
  func controller(_ element: NibElement) -> UIViewController? {
    guard let base = NibClasses.controller(element.name) else { return nil }
    let type = NibClasses.type(of: element, in: self, orElse: base)
    return type.init(coder: NibCoder(self, element))
  }

  /// Lets a control, a gesture recognizer, a bar button or a cell start a segue.
  func connectSegue(of object: NSObject, _ connection: NibElement) {
    guard let scene, !(object is UIViewController), connection["kind"] != "embed" else { return }
    if let trigger = connection["trigger"] {
      return report.add(.unknownValue(trigger, of: "trigger"), at: connection)
    }
    let template = scene.keepTemplate(connection)
    if let cell = object as? UITableViewCell { return cell.selectionSegue = template.trigger }
    if let cell = object as? UICollectionViewCell { return cell.selectionSegue = template.trigger }
    let action = Selector("trigger:", SegueTemplate.trigger)
    send(action, to: template, from: object, connection)
  }

  /// Shows the controllers of the containers in a view that was just loaded.
  func embed(in object: NSObject, _ element: NibElement) throws(NibError) {
    guard let view = object as? UIView, let scene else { return }
    for connection in element.connections where connection["kind"] == "embed" {
      try SegueTemplate(connection, scene).run(nil, container: view)
    }
  }
}
