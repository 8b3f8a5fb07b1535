@_exported public import DarkroomCoreGraphics

public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
/// Returned here for a query or an item without a class.
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
/// Returned here if an item with the same identity was added before.
public let errSecDuplicateItem: OSStatus = -25299
/// Returned here if nothing in this process matches.
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

/// The only attribute that every query and item needs.
public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecClassInternetPassword = "inet"
public let kSecClassCertificate = "cert"
public let kSecClassKey = "keys"
public let kSecClassIdentity = "idnt"
public let kSecAttrAccount = "acct"
public let kSecAttrService = "svce"
public let kSecAttrServer = "srvr"
/// Part of an item's identity; no entitlement is checked.
public let kSecAttrAccessGroup = "agrp"
/// When an item can be read; `kSecAttrAccessibleWhenUnlocked` unless set, and never checked.
public let kSecAttrAccessible = "pdmn"
public let kSecAttrAccessControl = "accc"
/// Ignored in queries, and nothing is synchronized.
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
/// The secret; ignored in queries.
public let kSecValueData = "v_Data"
public let kSecValueRef = "v_Ref"
public let kSecValuePersistentRef = "v_PersistentRef"
/// A Boolean: whether the secret is returned.
public let kSecReturnData = "r_Data"
/// A Boolean: whether a dictionary of attributes is returned, with the secret if `kSecReturnData` asks for it.
public let kSecReturnAttributes = "r_Attributes"
/// Ignored: references to items are not returned.
public let kSecReturnRef = "r_Ref"
/// Ignored: references to items are not returned.
public let kSecReturnPersistentRef = "r_PersistentRef"
/// How many items are returned; one, unless it is `kSecMatchLimitAll`.
public let kSecMatchLimit = "m_Limit"
public let kSecMatchLimitOne = "m_LimitOne"
public let kSecMatchLimitAll = "m_LimitAll"
/// Ignored: nobody is asked.
public let kSecUseAuthenticationUI = "u_AuthUI"
/// Ignored: nobody is asked.
public let kSecUseAuthenticationContext = "u_AuthCtx"
/// Ignored: nobody is asked.
public let kSecUseOperationPrompt = "u_OpPrompt"
/// Ignored: there is only one keychain.
public let kSecUseDataProtectionKeychain = "nleg"
