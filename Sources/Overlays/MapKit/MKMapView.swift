/// A view that keeps a region, annotations and overlays.
///
/// Headless: there are no maps. It draws the plain color that iOS shows before the first tile, and neither annotations
/// nor overlays; a test reads what it was given and calls the delegate itself.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The object that is asked for views of annotations; it is not retained, and told nothing.
  open weak var delegate: (any MKMapViewDelegate)?
  /// - Important: Inert.
  open var mapType = MKMapType.standard
  /// The visible region, which is kept as it was set; iOS fits it to the view.
  open var region = MKCoordinateRegion(MKMapRect.world)
  /// - Important: Inert.
  open var showsUserLocation = false
  /// Whether the map follows the user; it is stored, because the user's place is not known.
  open var userTrackingMode = MKUserTrackingMode.none
  /// - Important: Inert.
  open var isZoomEnabled = true
  /// Whether the user can move the map; it is stored, because nobody touches it here.
  open var isScrollEnabled = true
  /// - Important: Inert.
  open var isRotateEnabled = true
  /// - Important: Inert.
  open var isPitchEnabled = true
  /// - Important: Inert.
  open var showsCompass = true
  /// - Important: Inert.
  open var showsScale = false
  /// - Important: Inert.
  open var showsTraffic = false
  /// - Important: Inert.
  open var showsBuildings = true
  /// The annotations in the order in which they were added.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The overlays in the order in which they were added.
  open private(set) var overlays: [any MKOverlay] = []
  /// The selected annotations; the delegate is not told about changes.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// The user's place, which is never known.
  public let userLocation = MKUserLocation()
  private var classes: [String: MKAnnotationView.Type] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .emptyMap
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .emptyMap
  }

  /// The center of `region`; setting it keeps the span.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// The projected rectangle of `region`; setting it sets the region.
  open var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      let northWest = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2))
      let southEast = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2))
      return MKMapRect(
        x: northWest.x, y: northWest.y, width: southEast.x - northWest.x,
        height: southEast.y - northWest.y)
    }
    set { region = MKCoordinateRegion(newValue) }
  }

  /// At once; the region is kept as given, where iOS fits it to the view.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// The region itself, where iOS fits it to the view.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Sets the center at once, animated or not.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// Sets the region at once, animated or not.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
  /// Sets the region at once; the padding is ignored.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) { visibleMapRect = mapRect }
  /// Sets `userTrackingMode` at once, animated or not.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// Adds an annotation, even if it was added before; the delegate is not told.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds annotations, even if they were added before; the delegate is not told.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes an annotation, also from the selection.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Removes annotations, also from the selection.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }
  /// The region around them becomes the view's; those that are not there yet are added.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let bounds = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    if !bounds.isNull { visibleMapRect = bounds }
  }
  /// Selects only this annotation; the delegate is not told.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Deselects an annotation; the delegate is not told.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// What the delegate makes of the annotation: views are not on the map.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    delegate?.mapView(self, viewFor: annotation)
  }

  /// Sets the class of the views that `dequeueReusableAnnotationView(withIdentifier:for:)` creates.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { classes[identifier] = viewClass as? MKAnnotationView.Type }

  /// Nil: no view was put on the map and taken off it again.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  /// A new view, of the class that is registered if it is a marker or pin, else a plain one.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    (classes[identifier] ?? MKMarkerAnnotationView.self)
      .init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Adds an overlay on top of the others; nothing is drawn.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds overlays on top of the others; nothing is drawn.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Does nothing if the map does not have the overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

  /// By the region, stretched to the view.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
    let inside = CGPoint(
      x: (point.x - rect.minX) / rect.width * bounds.width,
      y: (point.y - rect.minY) / rect.height * bounds.height)
    return convert(inside, to: view)
  }

  /// By the region, stretched to the view.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let (inside, rect) = (convert(point, from: view), visibleMapRect)
    return MKMapPoint(
      x: rect.minX + inside.x / bounds.width * rect.width,
      y: rect.minY + inside.y / bounds.height * rect.height
    ).coordinate
  }
}

extension UIColor {
  /// What iOS shows where no tile of a map is loaded.
  static let emptyMap = UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
}
