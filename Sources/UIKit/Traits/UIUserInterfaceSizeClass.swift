/// Whether there is much or little room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
