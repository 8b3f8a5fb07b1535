public import DarkroomUIKit

/// A part of a picture.
public struct _SnapshotRegion: Sendable {
  enum Place: Sendable {
    case view(UIView)
    case identifier(String)
    case rect(CGRect)
  }

  let place: Place

  /// The region of a view, as far as its parents do not clip it.
  ///
  /// If the view has an accessibility identifier, the region that it covered in the reference is included, which
  /// matters if its size depends on its content.
  ///
  /// - Parameter view: a view in the picture.
  public static func view(_ view: UIView) -> Self { Self(place: .view(view)) }

  /// The regions of all views with an accessibility identifier, now and in the reference.
  ///
  /// - Parameter identifier: the accessibility identifier.
  public static func identifier(_ identifier: String) -> Self {
    Self(place: .identifier(identifier))
  }

  /// A name such as `#clock`; a view without an identifier is named by its class.
  var name: String {
    switch place {
    case .identifier(let identifier): "#\(identifier)"
    case .rect(let rect): ViewOutline.text(rect)
    case .view(let view):
      (try? MainActorAccess.run("view") { view.accessibilityIdentifier })
        .map { "#\($0)" } ?? String(describing: type(of: view))
    }
  }

  /// A rectangle in points of the picture; pixels that it touches are covered completely.
  ///
  /// - Parameter rect: a rectangle in points of the picture.
  public static func rect(_ rect: CGRect) -> Self { Self(place: .rect(rect)) }
}
