#if !os(Linux)
#error(
  "Darkroom runs on Linux; on Apple systems use Apple's UIKit and pointfreeco/swift-snapshot-testing (see the README)."
)
#endif
