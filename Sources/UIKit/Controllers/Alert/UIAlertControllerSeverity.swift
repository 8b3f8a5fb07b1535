/// The severity of an alert.
///
/// - Important: Inert.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
