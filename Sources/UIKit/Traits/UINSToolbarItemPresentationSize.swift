/// The size of items in a toolbar on the Mac.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}
