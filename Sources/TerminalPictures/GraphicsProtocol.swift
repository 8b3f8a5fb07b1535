/// How a terminal shows pictures.
package enum GraphicsProtocol: String, CaseIterable, Sendable {
  case kitty, iterm
  /// Six pixels per character; see `Sextants`.
  case sextants
  /// Half-block characters with 24-bit colors: every terminal since 2015.
  case blocks

  /// Returns the protocol that the terminal's environment variables indicate.
  ///
  /// Inside tmux and screen only characters are reliable, because the outer terminal is unknown.
  package static func detected(_ environment: [String: String]) -> GraphicsProtocol {
    if environment["TMUX"] != nil || environment["STY"] != nil { return .blocks }
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || term.contains("kitty") || term.contains("ghostty")
      || program == "ghostty"
    {
      return .kitty
    }
    if program == "iTerm.app" || program == "WezTerm" || environment["LC_TERMINAL"] == "iTerm2" {
      return .iterm
    }
    // These terminals draw sextants themselves, whatever the font has; VTE does so since 0.62.
    let drawsSextants =
      term.hasPrefix("foot") || environment["VTE_VERSION"].flatMap { Int($0) } ?? 0 >= 6200
    return drawsSextants ? .sextants : .blocks
  }
}
