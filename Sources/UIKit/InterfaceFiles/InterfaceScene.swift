/// The scene of a storyboard that a controller was made from, as the controller knows it.
@MainActor
protocol InterfaceScene: AnyObject {
  var storyboard: UIStoryboard { get }

  /// Gives the controller the scene's view; what is wrong with it ends the program.
  ///
  /// - Returns: false where the scene has no view of its own.
  func loadView(of controller: UIViewController) -> Bool
}
