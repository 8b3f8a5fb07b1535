public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
