public import DarkroomUIKit

/// A part of a picture.
public struct _SnapshotRegion: Sendable {
  enum Place: Sendable {
    case view(UIView)
    case identifier(String)
    case rect(CGRect)
  }

  let place: Place

  /// The region that a view covers, as far as its parents do not clip it.
  ///
  /// With an accessibility identifier also what it covered in the reference, which counts where the size of the view
  /// follows what it shows.
  ///
  /// - Parameter view: a view in the picture.
  public static func view(_ view: UIView) -> Self { Self(place: .view(view)) }

  /// The regions that all views with an accessibility identifier cover, now and in the reference.
  ///
  /// - Parameter identifier: the accessibility identifier.
  public static func identifier(_ identifier: String) -> Self {
    Self(place: .identifier(identifier))
  }

  /// `#clock`; a view without an identifier by its class.
  var name: String {
    switch place {
    case .identifier(let identifier): "#\(identifier)"
    case .rect(let rect): ViewOutline.text(rect)
    case .view(let view):
      (try? MainActorAccess.run("view") { view.accessibilityIdentifier })
        .map { "#\($0)" } ?? String(describing: type(of: view))
    }
  }

  /// A rectangle in points of the picture; a pixel that it touches is covered as a whole.
  ///
  /// - Parameter rect: a rectangle in points of the picture.
  public static func rect(_ rect: CGRect) -> Self { Self(place: .rect(rect)) }
}
