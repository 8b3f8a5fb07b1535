import DarkroomFoundation
import Foundation

extension UINib {
  /// Loads the nib of a controller, from its nib name or its class name, with the controller as the owner.
  ///
  /// - Returns: false if there is none.
  static func loadView(of controller: UIViewController) -> Bool {
    do throws(NibError) {
      guard let name = fileName(of: controller) else { return false }
      let nib = UINib(nibName: name, bundle: bundle(of: controller))
      try nib.loadView(of: controller, named: name)
      return true
    } catch {
      error.raise()
    }
  }

  /// Gives a controller the view that the nib connects to its owner.
  ///
  /// - Parameter name: the name for the error if there is no view.
  package func loadView(of controller: UIViewController, named name: String) throws(NibError) {
    _ = try objects(owner: controller, [:])
    try Self.checkView(of: controller, nib: name)
  }

  /// Checks the view of a controller whose class requires a specific kind of view.
  private static func checkView(
    of controller: UIViewController, nib: String
  ) throws(NibError) {
    guard let view = controller.storedView else { throw .noView(nib: nib) }
    if controller is UITableViewController, !(view is UITableView) {
      throw .wrongNibView(controller: "UITableViewController", expected: "UITableView", nib: nib)
    }
    if let controller = controller as? UICollectionViewController, !controller.hasCollection {
      throw .wrongNibView(
        controller: "UICollectionViewController", expected: "UICollectionView", nib: nib)
    }
  }

  /// The given bundle, or that of the storyboard from which the controller was created.
  private static func bundle(of controller: UIViewController) -> Bundle? {
    controller.nibBundle ?? controller.storyboard?.bundle
  }

  /// The given name, or that of a file with the name of the class, with or without `Controller`.
  static func fileName(of controller: UIViewController) -> String? {
    if let name = controller.nibName { return name }
    let type = Swift.type(of: controller)
    guard type != UIViewController.self else { return nil }
    let name = String("\(type)".prefix { $0 != "<" })
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    let bundle = bundle(of: controller)
    let found = [short, name].first { NibFiles.hasNib($0, in: bundle) }
    if found == nil, controller.storyboard == nil, _ClassRegistry.hasProperties(type) {
      UndeclaredResources.report(["\(short).xib", "\(name).xib"], in: bundle ?? .main)
    }
    return found
  }
}
