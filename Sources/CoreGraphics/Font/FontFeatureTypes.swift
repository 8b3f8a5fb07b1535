// Apple's numbers of font features and of their settings, of SFNTLayoutTypes.h, which CoreText exports: those
// that a font descriptor's feature settings use for text. Swift imports them as Int.

public let kLigaturesType = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3

public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1

public let kVerticalPositionType = 10
public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3

public let kFractionsType = 11
public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2

public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltSixOnSelector = 12

public let kLowerCaseType = 37
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1

public let kUpperCaseType = 38
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
