package import DarkroomUIKit

/// A map.
///
/// There are no maps here: a picture that reaches one fails with a sentence that names it. A test reads the region from
/// its own binding.
///
/// Source: [Map](https://developer.apple.com/documentation/mapkit/map)
public struct Map<Content> {
  nonisolated init() {}
}

extension Map: View, UndrawnValue {
  public typealias Body = Never
}

extension Map where Content == _DefaultMapContent {
  /// Keeps nothing: the binding is neither read nor written.
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init() }
  /// Keeps nothing: the binding is neither read nor written.
  nonisolated public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init() }
}

extension Map {
  /// Keeps nothing: the binding is neither read nor written, and no annotation is made.
  nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init()
  }
  /// Keeps nothing: the binding is neither read nor written, and no annotation is made.
  nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init()
  }
}

// MARK: Content

extension Map {
  /// Keeps nothing: the binding is neither read nor written, and the content is not built.
  nonisolated public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapContentView<C> { self.init() }
  /// Keeps nothing: the content is not built.
  nonisolated public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == _MapContentView<C> { self.init() }
  /// Keeps nothing: the bindings are neither read nor written, and the content is not built.
  nonisolated public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == _MapContentView<C> { self.init() }
  /// Keeps nothing: the selection is neither read nor written, and the content is not built.
  nonisolated public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == _MapContentView<C> { self.init() }
}

extension Map where Content == _DefaultMapContent {
  /// Keeps nothing: the binding is neither read nor written.
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init() }
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init() }
}
