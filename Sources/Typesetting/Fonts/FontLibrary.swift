package import DarkroomFontFiles
import Foundation
import Synchronization

/// All fonts that a process can use: the system font, its fallbacks, and registered fonts.
///
/// Files are mapped on first use and stay mapped.
package final class FontLibrary: Sendable {
  /// The library that UIKit uses; it reads the process's environment once.
  package static let shared = FontLibrary(searchPath: .process)

  package let searchPath: FontSearchPath
  let state = Mutex(State())

  struct State {
    /// The faces by path and face index.
    ///
    /// Failures are kept, so that a second attempt fails quickly.
    var faces: [String: Result<FontFace, FontError>] = [:]
    /// The registered faces, in the order of registration.
    var registered: [FontFace] = []
    var hasScannedTeamDirectory = false
    var fonts: [FontRequest: Font] = [:]
    var fallbackChoice: [FallbackKey: FontFace?] = [:]
    var fallbackFiles: [PinnedFont: FallbackFile<FontFace>] = [:]
    var fallbackFonts: [FallbackFontKey: Font] = [:]
    var problems: [FontError] = []
    /// The faces that text was set in because of a problem.
    var touched: [FontError: Set<ObjectIdentifier>] = [:]
  }

  package init(searchPath: FontSearchPath) {
    self.searchPath = searchPath
  }

  /// Returns the font nearest to `request`.
  ///
  /// Within a family, the nearest weight and slant is used; missing styles are synthesized.
  package func font(_ request: FontRequest) throws(FontError) -> Font {
    if let known = state.withLock({ $0.fonts[request] }) { return known }
    let font: Font
    switch request.family {
    case .system(let design): font = try systemFont(request, design)
    case .named(let name): font = try namedFont(request, name)
    }
    state.withLock { $0.fonts[request] = font }
    return font
  }

  /// Returns whether `font(_:)` finds a font, or would find it if its file were installed.
  package func knows(_ request: FontRequest) -> Bool {
    do {
      _ = try font(request)
      return true
    } catch {
      if case .unknownName = error { return false }
      return true
    }
  }

  /// Returns the same font as `font(_:)`, or a placeholder if the system font is missing.
  ///
  /// The placeholder draws boxes with the right line height, and the problem is recorded in `problems`. Code that must
  /// not fail can continue, and the test still fails.
  package func fontOrPlaceholder(_ request: FontRequest) -> Font {
    do {
      return try font(request)
    } catch {
      note(error, for: .placeholder)
      return .placeholder(for: request)
    }
  }

  func face(path: String, index: Int = 0) throws(FontError) -> FontFace {
    let key = "\(path)#\(index)"
    if let known = state.withLock({ $0.faces[key] }) { return try known.get() }
    let result: Result<FontFace, FontError>
    do { result = .success(try FontFace(path: path, index: index)) } catch {
      result = .failure(error)
    }
    // If two threads arrive here at once, the first one's face is kept, because faces have identity.
    let kept = state.withLock { state in
      if let known = state.faces[key] { return known }
      state.faces[key] = result
      return result
    }
    return try kept.get()
  }
}
