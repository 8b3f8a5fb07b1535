// Core Foundation's names of Info.plist entries, from CFBundle.h; here its strings are Swift strings.

public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey = "CFBundleExecutable"
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
public let kCFBundleVersionKey = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey = "CFBundleName"
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
