import Foundation

extension UINib {
  /// Loads the nib that a controller names or is named as, with the controller as its owner.
  ///
  /// - Returns: false where there is none.
  static func loadView(of controller: UIViewController) -> Bool {
    do throws(NibError) {
      guard let name = fileName(of: controller) else { return false }
      let nib = UINib(nibName: name, bundle: controller.nibBundle)
      _ = try nib.objects(owner: controller, [:])
      if controller.storedView == nil {
        throw NibError.noView(nib: name, controller: "\(type(of: controller))")
      }
      return true
    } catch {
      error.raise()
    }
  }

  /// The name given, or that of a file called as the class, with or without `Controller`.
  static func fileName(of controller: UIViewController) -> String? {
    if let name = controller.nibName { return name }
    let type = Swift.type(of: controller)
    guard type != UIViewController.self else { return nil }
    let name = String("\(type)".prefix { $0 != "<" })
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    return [short, name].first { NibFiles.hasNib($0, in: controller.nibBundle) }
  }
}
