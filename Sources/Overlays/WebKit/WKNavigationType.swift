/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  case other = -1
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
}
