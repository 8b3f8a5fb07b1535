package import DarkroomFontFiles
import Synchronization

extension FontLibrary {
  /// Registers all faces of the file by name, and returns them.
  ///
  /// A file that is already registered is not read again.
  @discardableResult
  package func register(file path: String) throws(FontError) -> [FontFace] {
    var faces: [FontFace] = [try face(path: path)]
    while faces.count < FontFace.maximumFaces,
      let next = try? face(path: path, index: faces.count)
    {
      faces.append(next)
    }
    keep(faces)
    return faces
  }

  @discardableResult
  package func register(bytes: [UInt8], name: String) throws(FontError) -> [FontFace] {
    let digest = FontDigest(of: bytes)
    let known = state.withLock { $0.registered.filter { $0.digest == digest } }
    if !known.isEmpty { return known }
    let faces = try FontFace.faces(bytes: bytes, name: name)
    keep(faces)
    return faces
  }

  /// Returns whether a file with this content is registered.
  package func isRegistered(_ digest: FontDigest) -> Bool {
    namedFaces().contains { $0.digest == digest }
  }

  /// Registers one face by name; returns false if it is already registered.
  package func register(_ face: FontFace) -> Bool {
    if isRegistered(face.digest) { return false }
    keep([face])
    return true
  }

  /// Removes the faces of the file with this content; returns false if there are none.
  package func unregister(_ digest: FontDigest) -> Bool {
    let faces = namedFaces().filter { $0.digest == digest }
    unregister(faces)
    return !faces.isEmpty
  }

  package func unregister(_ faces: [FontFace]) {
    state.withLock { state in
      state.registered.removeAll { known in faces.contains { $0 === known } }
      state.fonts.removeAll()
    }
  }

  /// The names of registered families and of iOS families, sorted.
  package var familyNames: [String] {
    Set(namedFaces().map(\.names.family) + NamedFamily.all.map(\.name)).sorted()
  }

  /// Returns the PostScript names of a family's faces.
  ///
  /// The faces of a registered family are sorted with the lightest upright face first, and iOS's own in their usual
  /// order.
  package func fontNames(inFamily family: String) -> [String] {
    let own = namedFaces().filter { $0.names.family.lowercased() == family.lowercased() }
    guard own.isEmpty else {
      return own.sorted { $0.names.weight < $1.names.weight }.map(\.names.postScript)
    }
    return NamedFamily.family(named: family)?.faces.map(\.postScript) ?? []
  }

  private func keep(_ faces: [FontFace]) {
    state.withLock { state in
      for face in faces where !state.registered.contains(where: { $0 === face }) {
        state.registered.append(face)
      }
      state.fonts = state.fonts.filter { if case .system = $0.key.family { true } else { false } }
    }
  }

  func namedFaces() -> [FontFace] {
    let mustScan = state.withLock { state in
      defer { state.hasScannedTeamDirectory = true }
      return !state.hasScannedTeamDirectory
    }
    if mustScan {
      for path in searchPath.teamFiles() { _ = try? register(file: path) }
    }
    return state.withLock { $0.registered }
  }

  func namedFont(_ request: FontRequest, _ name: String) throws(FontError) -> Font {
    let wanted = name.lowercased()
    let faces = namedFaces()
    if let exact = faces.first(where: {
      $0.names.postScript.lowercased() == wanted || $0.names.full.lowercased() == wanted
    }), request.weight == nil, !request.isItalic || exact.names.isItalic {
      return Font(face: exact, request: request, metrics: nil)
    }
    let family = faces.filter {
      [$0.names.family, $0.names.postScript, $0.names.full].contains { $0.lowercased() == wanted }
    }
    let familyNames = Set(family.map(\.names.family))
    let candidates = faces.filter { familyNames.contains($0.names.family) }
    guard let best = Self.nearest(candidates, to: request) else {
      if let substitute = try substituteFont(request, name) { return substitute }
      throw .unknownName(name)
    }
    return Font(face: best, request: request, metrics: nil)
  }

  /// Returns the nearest face.
  ///
  /// Slant counts more than weight; a variable weight axis matches any weight.
  private static func nearest(_ faces: [FontFace], to request: FontRequest) -> FontFace? {
    let weight = FontWeight.openType(request.weight ?? 0)
    func distance(_ face: FontFace) -> Double {
      let axis = face.axes.first { $0.tag == "wght" }
      let have = axis.map { $0.clamped(weight) } ?? face.names.weight
      return abs(have - weight) + (face.names.isItalic == request.isItalic ? 0 : 10_000)
    }
    return faces.min { distance($0) < distance($1) }
  }
}
