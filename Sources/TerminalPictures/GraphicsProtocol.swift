/// How a terminal shows pictures.
package enum GraphicsProtocol: String, CaseIterable {
  case kitty, iterm, sixel
  /// Half-block characters with 24-bit colours: every terminal since 2015.
  case blocks

  /// What the terminal's own variables say.
  ///
  /// Inside tmux only blocks are sure to arrive.
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
    if term.contains("sixel") || term.hasPrefix("foot") || term.hasPrefix("mlterm")
      || term.hasPrefix("yaft")
    {
      return .sixel
    }
    return .blocks
  }
}
