/// What is said of a preview beside its view; nil where nothing is said.
package struct PreviewTraits {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?
  var modifiers: [ModifiedPreview] = []

  package var isLandscape: Bool { orientation == .landscapeLeft || orientation == .landscapeRight }
}
