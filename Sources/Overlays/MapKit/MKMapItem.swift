/// A place that a map app can open.
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// The name that a map would show.
  open var name: String?
  /// The telephone number, as the app set it.
  open var phoneNumber: String?
  /// The web page, as the app set it.
  open var url: URL?

  /// Creates an item without a name.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  /// False: there are no maps to open.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// False: there are no maps to open.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// The identifier for annotations that an app registers no view for.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier for groups of annotations that an app registers no view for.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
