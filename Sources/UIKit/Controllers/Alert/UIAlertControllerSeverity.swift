public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
