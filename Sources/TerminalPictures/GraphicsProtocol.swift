/// How a terminal shows pictures.
package enum GraphicsProtocol: String, CaseIterable, Sendable {
  case kitty, iterm, sixel
  /// Six pixels a character; see `BlockMosaic`.
  case sextants
  /// Four pixels a character.
  case quadrants
  /// Half-block characters with 24-bit colours: every terminal since 2015.
  case blocks

  /// What the terminal's own variables say.
  ///
  /// Inside tmux and screen only characters are sure to arrive, and nobody knows what terminal is outside.
  package static func detected(_ environment: [String: String]) -> GraphicsProtocol {
    if environment["TMUX"] != nil || environment["STY"] != nil { return .quadrants }
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
    if term.contains("sixel") || term.hasPrefix("foot") || term.hasPrefix("mlterm")
      || term.hasPrefix("yaft")
    {
      return .sixel
    }
    // The kernel's console has 512 characters at most.
    if term == "linux" { return .blocks }
    // VTE draws sextants itself since 0.62, whatever the font has.
    if environment["VTE_VERSION"].flatMap({ Int($0) }) ?? 0 >= 6200 { return .sextants }
    return .quadrants
  }
}
