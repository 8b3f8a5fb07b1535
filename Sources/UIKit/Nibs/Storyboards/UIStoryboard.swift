public import Foundation

/// The scenes of controllers in a .storyboard file.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: NibDocument
  let bundle: Bundle?

  /// If the bundle is nil, it is the main bundle: the resources of all targets beside the program.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do throws(NibError) {
      try self.init(named: name, in: storyboardBundleOrNil)
    } catch {
      error.raise()
    }
  }

  package init(named name: String, in bundle: Bundle?) throws(NibError) {
    guard let url = try NibFiles.url(of: "\(name).storyboard", in: bundle) else {
      throw .storyboardNotFound(name, bundle: (bundle ?? .main).bundlePath)
    }
    document = try NibDocument.document(at: url)
    self.bundle = bundle
    super.init()
  }

  /// The XML of a .storyboard file.
  package convenience init(data: Data, bundle: Bundle?) throws(NibError) {
    self.init(try NibDocument(data: data, file: "storyboard"), bundle: bundle)
  }

  init(_ document: NibDocument, bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
    super.init()
  }

  /// The parts of the scenes created so far that were left out.
  package var problems: [NibProblem] { document.report.problems }

  /// Nil if the storyboard has no initial controller; raises an exception if it cannot be created.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document.root["initialViewController"] else { return nil }
    return made { () throws(NibError) in try controller(id: id) }
  }

  /// Raises an exception for an unknown identifier, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made { () throws(NibError) in try controller(identifier: identifier) }
  }

  private func made<T>(_ make: () throws(NibError) -> T) -> T {
    do throws(NibError) { return try make() } catch { error.raise() }
  }
}

extension UIStoryboard {
  /// Performs a segue of the scene from which a controller was created.
  static func performSegue(_ identifier: String, of controller: UIViewController, _ sender: Any?) {
    let scene = controller.scene as? StoryboardScene
    guard let template = scene?.segue(withIdentifier: identifier) else {
      NibError.unknownSegue(identifier, controller: "\(type(of: controller))").raise()
    }
    template.perform(sender)
  }
}

extension UIStoryboard {
  /// - Parameter creator: creates the controller from the coder with a custom initializer; if it is nil or returns nil,
  ///   `init(coder:)` of the class is used.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let id = document.root["initialViewController"] else { return nil }
    return made { () throws(NibError) in try controller(id: id, creator: creator) }
      as? ViewController
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    made { () throws(NibError) in
      let controller = try controller(identifier: identifier, creator: creator)
      guard let controller = controller as? ViewController else {
        throw .notCreated(
          type: "a \(ViewController.self), but a \(type(of: controller)),", file: document.file,
          line: 1)
      }
      return controller
    }
  }

  /// The scene's controller that a storyboard identifier names.
  package func controller(
    identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(NibError) -> UIViewController {
    for scene in document.scenes {
      for element in scene.child("objects")?.children ?? []
      where element["storyboardIdentifier"] == identifier {
        return try controller(element, in: scene, creator: creator)
      }
    }
    throw .unknownIdentifier(identifier, file: document.file)
  }

  /// The controller with the id that Xcode gave it.
  func controller(
    id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(NibError) -> UIViewController {
    for scene in document.scenes {
      for element in scene.child("objects")?.children ?? [] where element.id == id {
        return try controller(element, in: scene, creator: creator)
      }
    }
    throw .unknownIdentifier(id, file: document.file)
  }

  private func controller(
    _ element: NibElement, in scene: NibElement, creator: ((NSCoder) -> UIViewController?)?
  ) throws(NibError) -> UIViewController {
    try StoryboardNesting.within(element, of: document) { () throws(NibError) in
      if element.name == "viewControllerPlaceholder" {
        return try referenced(element, creator: creator)
      }
      let scene = StoryboardScene(self, element, scene)
      return try scene.makeController(creator)
    }
  }

  /// A reference to another storyboard.
  private func referenced(
    _ element: NibElement, creator: ((NSCoder) -> UIViewController?)?
  ) throws(NibError) -> UIViewController {
    let storyboard =
      try element["storyboardName"].map { (name) throws(NibError) in
        try UIStoryboard(named: name, in: bundle)
      } ?? self
    if let identifier = element["referencedIdentifier"] {
      return try storyboard.controller(identifier: identifier, creator: creator)
    }
    guard let id = storyboard.document.root["initialViewController"] else {
      throw .noInitialController(file: storyboard.document.file)
    }
    return try storyboard.controller(id: id, creator: creator)
  }
}
