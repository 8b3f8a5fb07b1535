/// The settings of a preview besides its view; nil for settings that are missing.
package struct PreviewTraits {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?
  var modifiers: [ModifiedPreview] = []

  package var isLandscape: Bool { orientation == .landscapeLeft || orientation == .landscapeRight }
}
