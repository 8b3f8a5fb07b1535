@_exported public import DarkroomCoreGraphics

public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecClassInternetPassword = "inet"
public let kSecClassCertificate = "cert"
public let kSecClassKey = "keys"
public let kSecClassIdentity = "idnt"
public let kSecAttrAccount = "acct"
public let kSecAttrService = "svce"
public let kSecAttrServer = "srvr"
public let kSecAttrAccessGroup = "agrp"
public let kSecAttrAccessible = "pdmn"
public let kSecAttrAccessControl = "accc"
public let kSecAttrSynchronizable = "sync"
public let kSecAttrSynchronizableAny = "syna"
public let kSecAttrLabel = "labl"
public let kSecAttrDescription = "desc"
public let kSecAttrComment = "icmt"
public let kSecAttrGeneric = "gena"
public let kSecAttrType = "type"
public let kSecAttrPort = "port"
public let kSecAttrPath = "path"
public let kSecAttrProtocol = "ptcl"
public let kSecAttrAuthenticationType = "atyp"
public let kSecAttrSecurityDomain = "sdmn"
public let kSecAttrCreationDate = "cdat"
public let kSecAttrModificationDate = "mdat"
public let kSecAttrApplicationTag = "atag"
public let kSecAttrKeyType = "type"
public let kSecAttrKeySizeInBits = "bsiz"
public let kSecAttrAccessibleWhenUnlocked = "ak"
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
public let kSecAttrAccessibleAlways = "dk"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
public let kSecValueData = "v_Data"
public let kSecValueRef = "v_Ref"
public let kSecValuePersistentRef = "v_PersistentRef"
public let kSecReturnData = "r_Data"
public let kSecReturnAttributes = "r_Attributes"
public let kSecReturnRef = "r_Ref"
public let kSecReturnPersistentRef = "r_PersistentRef"
public let kSecMatchLimit = "m_Limit"
public let kSecMatchLimitOne = "m_LimitOne"
public let kSecMatchLimitAll = "m_LimitAll"
public let kSecUseAuthenticationUI = "u_AuthUI"
public let kSecUseAuthenticationContext = "u_AuthCtx"
public let kSecUseOperationPrompt = "u_OpPrompt"
public let kSecUseDataProtectionKeychain = "nleg"

// Booleans are values of Swift here, where Core Foundation has two objects.
public var kCFBooleanTrue: Any! { true }
public var kCFBooleanFalse: Any! { false }
