extension View {
  /// - Important: Inert. Maps are not drawn.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  /// - Important: Inert. Maps are not drawn.
  public nonisolated func mapControls<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// - Important: Inert. Maps are not drawn.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
