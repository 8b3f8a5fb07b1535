/// Whether content of a fixed ratio fits into its frame or fills it.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit
  case fill
}
