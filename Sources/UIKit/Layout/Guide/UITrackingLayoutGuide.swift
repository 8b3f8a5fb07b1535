/// A guide that follows something that moves.
///
/// - Important: Inert. Nothing moves here: constraints for being near an edge are kept, never used.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
