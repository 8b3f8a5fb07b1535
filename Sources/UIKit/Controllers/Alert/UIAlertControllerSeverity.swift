/// How grave an alert is.
///
/// - Important: Inert.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
