package import DarkroomFontFiles
import Foundation
import Synchronization

/// All fonts a process can use: the system font, its fallbacks, and what is registered.
///
/// Files are mapped when first asked for and stay mapped.
package final class FontLibrary: Sendable {
  /// The library that UIKit uses; it reads the process's environment once.
  package static let shared = FontLibrary(searchPath: .process)

  package let searchPath: FontSearchPath
  let state = Mutex(State())

  struct State {
    /// By path and face index; what failed is kept, so that it fails quickly again.
    var faces: [String: Result<FontFace, FontError>] = [:]
    /// In the order registered.
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

  /// The font nearest to `request`.
  ///
  /// Within a family the nearest weight and slant is taken; what is missing is synthesized.
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

  /// Whether `font(_:)` finds a font, or would if its file were installed.
  package func knows(_ request: FontRequest) -> Bool {
    do {
      _ = try font(request)
      return true
    } catch {
      if case .unknownName = error { return false }
      return true
    }
  }

  /// As `font(_:)`, but a missing system font is remembered in `problems` and replaced by boxes
  /// with the right line height, so that code which may not fail goes on and the test does fail.
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
    // Where two threads were here at once the first one's face is kept: faces have identity.
    let kept = state.withLock { state in
      if let known = state.faces[key] { return known }
      state.faces[key] = result
      return result
    }
    return try kept.get()
  }
}
