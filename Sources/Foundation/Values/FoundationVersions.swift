// Foundation's version numbers, which older code compared before there was `#available`. The values are those of
// NSObjCRuntime.h.

/// A number larger than all constants below, because the system is newer.
///
/// Apple has not published numbers since iOS 9.
public let NSFoundationVersionNumber = 4000.0

public let NSFoundationVersionNumber_iOS_2_0 = 678.24
public let NSFoundationVersionNumber_iOS_2_1 = 678.26
public let NSFoundationVersionNumber_iOS_2_2 = 678.29
public let NSFoundationVersionNumber_iOS_3_0 = 678.47
public let NSFoundationVersionNumber_iOS_3_1 = 678.51
public let NSFoundationVersionNumber_iOS_3_2 = 678.60
public let NSFoundationVersionNumber_iOS_4_0 = 751.32
public let NSFoundationVersionNumber_iOS_4_1 = 751.37
public let NSFoundationVersionNumber_iOS_4_2 = 751.49
public let NSFoundationVersionNumber_iOS_4_3 = 751.49
public let NSFoundationVersionNumber_iOS_5_0 = 881.00
public let NSFoundationVersionNumber_iOS_5_1 = 890.10
public let NSFoundationVersionNumber_iOS_6_0 = 993.00
public let NSFoundationVersionNumber_iOS_6_1 = 993.00
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_1 = 1241.14
public let NSFoundationVersionNumber_iOS_9_2 = 1242.12
public let NSFoundationVersionNumber_iOS_9_3 = 1242.12
public let NSFoundationVersionNumber_iOS_9_4 = 1280.25
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
