/// Whether content with a fixed aspect ratio fits into its frame or fills it.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit
  case fill
}
