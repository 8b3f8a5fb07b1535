public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
