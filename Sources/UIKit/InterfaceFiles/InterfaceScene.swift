/// The scene of a storyboard from which a controller was created.
@MainActor
protocol InterfaceScene: AnyObject {
  var storyboard: UIStoryboard { get }

  /// Gives the controller the scene's view; an error in it ends the program.
  ///
  /// - Returns: False if the scene has no view of its own.
  func loadView(of controller: UIViewController) -> Bool
}
