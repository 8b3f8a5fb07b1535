/// Whether there is much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
