// Core Foundation's names of entries of Info.plist, of CFBundle.h; its strings are Swift's here.

public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey = "CFBundleExecutable"
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
public let kCFBundleVersionKey = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey = "CFBundleName"
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
