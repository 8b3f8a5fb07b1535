import DarkroomTypesetting

// Core Text's functions that register an app's own font files. They are here because UIKit code calls them with only
// `import UIKit`.

/// Returns false, with an error, if the file cannot be read or is already registered.
///
/// Every scope is the process.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let face = try? FontFace(path: fontURL.path) else {
    return report(.unrecognizedFormat, fontURL.path, error)
  }
  let library = FontLibrary.shared
  if library.isRegistered(face.digest) {
    return report(.alreadyRegistered, fontURL.path, error)
  }
  _ = try? library.register(file: fontURL.path)
  return true
}

/// Returns false, with an error, if the file isn't registered.
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let face = try? FontFace(path: fontURL.path), FontLibrary.shared.unregister(face.digest)
  else { return report(.notRegistered, fontURL.path, error) }
  return true
}

/// Returns false, with an error, if the font is already registered.
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard FontLibrary.shared.register(font.face) else {
    return report(.alreadyRegistered, font.face.names.postScript, error)
  }
  return true
}

/// Returns false, with an error, if the font isn't registered.
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard FontLibrary.shared.unregister(font.face.digest) else {
    return report(.notRegistered, font.face.names.postScript, error)
  }
  return true
}

/// The codes are Core Text's.
private enum RegistrationFault: Int {
  case unrecognizedFormat = 103
  case alreadyRegistered = 105
  case notRegistered = 201
}

@safe private func report(
  _ fault: RegistrationFault, _ name: String,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let made = NSError(
    domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: fault.rawValue,
    userInfo: [NSLocalizedDescriptionKey: "\(name): \(fault)"])
  error.storeRetained(made)
  return false
}
