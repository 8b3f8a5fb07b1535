/// The transition of a preview that is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
