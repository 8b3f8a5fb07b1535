/// Outlines as `SymbolOutline` reads them.
extension SymbolOutlines {
  /// The outlines of rooms and furniture, and of cars and their lights.
  static let rooms = """
    bathtub 112 92 b M0 44 L112 44 L106 72 C104 80 100 82 92 82 L20 82 C12 82 8 80 6 72 Z s M12 44
      L12 16 C12 0 34 -2 38 14 s M28 16 L48 16 s M20 84 L16 92 s M92 84 L96 92
    blinds.horizontal.closed 104 92 18 s M0 0 L0 92 b R0 6 104 20 2 b R0 36 104 20 2 b R0 66 104
      20 2
    blinds.horizontal.open 104 92 17 s M0 4 L104 4 s M0 24 L104 24 s M0 44 L104 44 s M0 64 L104 64
      s M0 84 L104 84
    blinds.vertical.closed 92 104 19 s M0 0 L92 0 b R6 0 20 104 2 b R36 0 20 104 2 b R66 0 20 104
      2
    blinds.vertical.open 92 104 s M0 0 L92 0 s M10 0 L10 104 s M28 0 L28 104 s M64 0 L64 104 s M82
      0 L82 104
    brakesignal 112 84 13 s O56 42 36 s A56 42 52 130 230 s A56 42 52 -50 50
    car.side 120 64 10 b M2 50 L2 34 C2 28 6 26 14 24 L32 4 C36 0 40 0 46 0 L76 0 C82 0 86 2 92 8
      L102 22 C114 24 118 28 118 38 L118 50 Z e O30 50 17 e O90 50 17 s O30 52 11 s O90 52 11 d
      M38 22 L46 10 L58 10 L58 22 Z
    chair 68 104 12 b M8 2 L40 2 L44 54 L14 54 Z b M12 54 L62 54 L62 66 L12 66 Z s M16 68 L10 102
      s M58 68 L62 102
    chair.lounge 96 96 20 b M20 0 L76 0 L84 50 L12 50 Z b R4 50 88 22 8 s M14 72 L8 94 s M82 72
      L88 94
    convertible.side 120 56 10 b M2 42 L2 26 C2 20 6 18 14 18 L70 18 L58 0 L64 0 L90 18 C114 18
      118 22 118 30 L118 42 Z e O30 42 17 e O90 42 17 s O30 44 11 s O90 44 11
    curtains.closed 100 96 12 s M0 0 L100 0 b M4 0 L48 0 L48 96 L4 96 Z b M52 0 L96 0 L96 96 L52
      96 Z d M18 6 L18 90 d M34 6 L34 90 d M66 6 L66 90 d M82 6 L82 90
    curtains.open 100 96 22 s M0 0 L100 0 b M4 0 L30 0 C30 30 20 50 4 60 L4 96 Z b M96 0 L70 0 C70
      30 80 50 96 60 L96 96 Z
    dishwasher 92 100 10 b R0 0 92 100 12 d M2 22 L90 22 h O14 12 4 d A46 88 30 190 350 d A46 88
      16 190 350 d M60 12 L80 12
    door.garage.closed 104 92 13 s M0 92 L0 30 L52 0 L104 30 L104 92 b R16 42 72 50 2 d M18 58 L86
      58 d M18 74 L86 74
    door.garage.open 104 92 12 s M0 92 L0 30 L52 0 L104 30 L104 92 s M16 92 L16 42 L88 42 L88 92 s
      M16 56 L88 56
    door.left.hand.closed 72 104 12 b R8 0 56 100 4 s M0 102 L72 102 h O20 54 5
    door.left.hand.open 72 108 19 s M8 100 L8 0 L64 0 L64 100 s M0 102 L72 102 b M64 0 L28 12 L28
      108 L64 100 Z h O36 56 5
    door.right.hand.closed =door.left.hand.closed m
    door.right.hand.open =door.left.hand.open m
    door.sliding.left.hand.closed 96 100 10 b R0 0 96 96 4 d M48 2 L48 94 h O38 50 5
    door.sliding.right.hand.closed =door.sliding.left.hand.closed m
    dryer 92 100 10 b R0 0 92 100 12 d M2 22 L90 22 h O14 12 4 h O28 12 4 d O46 60 26 h @fan.fill
      30 44 32 32
    engine.combustion 112 84 b M24 16 L74 16 L90 32 L100 32 L100 28 L112 28 L112 72 L100 72 L100
      66 L90 66 L76 80 L36 80 L22 66 L10 66 L10 76 L0 76 L0 26 L10 26 L10 34 L22 34 Z s M34 2 L66
      2 s M50 2 L50 14
    fan 104 104 11 b M49 35 C37 29 31 15 41 6 C52 -3 75 3 77 14 C78 23 66 25 61 36 C58 39 53 38 49
      35 Z b M69 49 C75 37 89 31 98 41 C107 52 101 75 90 77 C81 78 79 66 68 61 C65 58 66 53 69 49
      Z b M55 69 C67 75 73 89 63 98 C52 107 29 101 27 90 C26 81 38 79 43 68 C46 65 51 66 55 69 Z b
      M35 55 C29 67 15 73 6 63 C-3 52 3 29 14 27 C23 26 25 38 36 43 C39 46 38 51 35 55 Z f O52 52
      7
    fanblades =fan
    fireplace 100 92 b M0 0 L100 0 L100 14 L92 14 L92 92 L8 92 L8 14 L0 14 Z h M24 90 L24 52 C24
      30 76 30 76 52 L76 90 Z f M50 46 C58 58 66 66 62 78 C58 88 42 88 38 78 C36 68 44 60 50 46 Z
    hazardsign 104 96 12 b M52 0 L104 92 L0 92 Z d M52 30 L78 76 L26 76 Z
    headlight.fog 108 84 10 b M58 0 C88 0 108 16 108 38 C108 60 88 76 58 76 C48 60 48 16 58 0 Z s
      M0 14 L38 8 s M0 38 L38 32 s M0 62 L38 56 s M16 0 C8 20 28 40 16 76
    headlight.high.beam 108 76 12 b M58 0 C88 0 108 16 108 38 C108 60 88 76 58 76 C48 60 48 16 58
      0 Z s M0 8 L38 8 s M0 28 L36 28 s M0 48 L36 48 s M0 68 L38 68
    headlight.low.beam 108 84 12 b M58 0 C88 0 108 16 108 38 C108 60 88 76 58 76 C48 60 48 16 58 0
      Z s M0 20 L38 8 s M0 40 L36 28 s M0 60 L36 48 s M0 80 L38 68
    lamp.desk 92 104 s M20 100 L76 100 s M48 98 L24 60 L52 32 b M40 18 L62 2 L90 40 L62 52 Z
    lamp.floor 72 108 b M18 0 L54 0 L72 36 L0 36 Z s M36 36 L36 106 s M16 107 L56 107
    lamp.table 84 104 b M22 0 L62 0 L84 50 L0 50 Z s M42 50 L42 100 s M22 102 L62 102
    light.beacon.max 104 96 12 b M28 96 L28 62 C28 30 76 30 76 62 L76 96 Z s M14 96 L90 96 s M52 0
      L52 16 s M14 16 L24 28 s M90 16 L80 28 s M0 54 L14 54 s M104 54 L90 54
    light.beacon.min 104 96 b M28 96 L28 62 C28 30 76 30 76 62 L76 96 Z s M14 96 L90 96 f O52 12 5
      f O18 26 5 f O86 26 5
    light.max 104 104 18 f O52 52 14 s M52 0 L52 24 s M52 80 L52 104 s M0 52 L24 52 s M80 52 L104
      52 s M15 15 L32 32 s M72 72 L89 89 s M15 89 L32 72 s M72 32 L89 15
    light.min 84 84 18 f O42 42 12 s M42 4 L42 14 s M42 70 L42 80 s M4 42 L14 42 s M70 42 L80 42 s
      M15 15 L22 22 s M62 62 L69 69 s M15 69 L22 62 s M62 22 L69 15
    lightbulb.led 72 108 11 b M8 40 C8 14 20 0 36 0 C52 0 64 14 64 40 L56 76 L16 76 Z s M20 90 L52
      90 s M26 106 L46 106
    lightbulb.max 112 112 11 b @lightbulb 28 24 56 88 s M56 0 L56 10 s M18 14 L24 20 s M94 14 L88
      20 s M0 54 L10 54 s M112 54 L102 54
    lightbulb.min 112 112 11 b @lightbulb 28 24 56 88 f O56 4 5 f O20 18 5 f O92 18 5 f O4 54 5 f
      O108 54 5
    lightswitch.off 64 104 18 b R0 0 64 104 10 d R20 22 24 60 4 h R24 52 16 26 2
    lightswitch.on 64 104 18 b R0 0 64 104 10 d R20 22 24 60 4 h R24 26 16 26 2
    microwave 116 76 11 b R0 0 116 72 10 d R14 14 64 44 6 h O98 22 5 h O98 38 5 h O98 54 5
    moped =scooter
    motorcycle 120 76 14 s O22 54 20 s O98 54 20 s M22 54 L48 30 L78 30 L98 54 s M48 30 L36 18 L18
      18 s M78 30 L70 8 L86 4 f M46 30 L80 30 L72 52 L50 52 Z
    oven 92 100 10 b R0 0 92 100 12 d M2 24 L90 24 h O16 13 4 h O32 13 4 h O48 13 4 d R18 40 56 40
      6 d M30 50 L62 50
    parkinglight 112 84 13 b M40 8 C60 8 66 24 66 42 C66 60 60 76 40 76 C22 76 12 60 12 42 C12 24
      22 8 40 8 Z s M80 20 L108 10 s M82 42 L112 42 s M80 64 L108 74
    refrigerator 64 104 10 b R0 0 64 98 8 d M2 36 L62 36 d M14 14 L14 26 d M14 48 L14 66 s M12 100
      L12 104 s M52 100 L52 104
    shower 96 104 10 b M40 36 C42 16 72 6 92 24 L60 56 Z s M50 40 C40 16 14 12 12 36 L12 104 s'
      M64 64 L60 72 s' M78 50 L86 54 s' M76 72 L74 84 s' M90 66 L96 74
    sink 112 72 16 b M0 28 L112 28 C108 60 96 72 80 72 L32 72 C16 72 4 60 0 28 Z s M46 28 L46 10
      C46 -4 68 -4 68 10
    sofa 116 84 20 b M16 32 L16 14 C16 4 20 0 30 0 L86 0 C96 0 100 4 100 14 L100 32 C92 34 90 40
      90 50 L26 50 C26 40 24 34 16 32 Z b M26 52 L90 52 L90 44 C90 28 116 28 116 46 L112 74 L4 74
      L0 46 C0 28 26 28 26 44 Z s M14 76 L14 84 s M102 76 L102 84
    spigot 96 92 14 s M0 24 L28 24 L36 16 L60 16 L68 24 C90 26 96 40 96 60 L76 60 C76 50 70 48 62
      48 L28 48 L0 48 s M48 16 L48 2 s M32 0 L64 0 f M86 68 C92 78 94 84 86 88 C78 84 80 78 86 68
      Z
    steeringwheel 100 100 18 s O50 50 50 s O50 54 12 s M2 46 C20 40 30 44 40 50 s M98 46 C80 40 70
      44 60 50 s M50 66 L50 98
    stove 92 100 12 b R0 0 92 100 12 d M2 24 L90 24 h O16 13 4 h O32 13 4 h O48 13 4 d R18 40 56
      40 6
    suv.side 120 68 10 b M2 54 L2 10 C2 2 6 0 12 0 L76 0 C82 0 86 2 90 8 L100 24 C114 26 118 30
      118 40 L118 54 Z e O30 54 17 e O90 54 17 s O30 56 11 s O90 56 11 d M14 24 L14 12 L40 12 L40
      24 Z
    table.furniture 112 72 14 b R0 0 112 16 5 s M14 16 L8 72 s M98 16 L104 72
    taillight.fog =headlight.fog m
    toilet 76 104 10 b R6 0 64 34 5 b M0 44 L76 44 C76 70 62 78 54 82 L58 104 L18 104 L22 82 C14
      78 0 70 0 44 Z
    truck.box =box.truck
    truck.pickup.side 120 64 10 b M2 50 L2 24 L46 24 L46 4 C46 0 48 0 52 0 L76 0 C84 0 88 4 92 10
      L100 22 C114 24 118 28 118 38 L118 50 Z e O30 50 17 e O90 50 17 s O30 52 11 s O90 52 11
    washer 92 100 11 b R0 0 92 100 12 d M2 22 L90 22 h O14 12 4 h O28 12 4 d O46 60 26 d' M24 62
      C34 52 50 72 68 58
    window.awning 104 92 b R0 0 104 92 6 d M2 46 L102 46
    window.casement 84 104 b R0 0 84 104 6 d M42 2 L42 102
    window.horizontal 104 84 b R0 0 104 84 6 d M52 2 L52 82 d M2 42 L102 42
    window.shade.closed 92 104 24 b R0 0 92 104 4 d M2 26 L90 26 d M2 52 L90 52 d M2 78 L90 78
    window.shade.open 92 104 14 s R0 0 92 104 4 s M2 16 L90 16 s M46 2 L46 102
    window.vertical.closed 84 104 b R0 0 84 104 6 d M42 2 L42 102 d M2 52 L82 52
    window.vertical.open =window.vertical.closed
    windshield.front.and.wiper 112 80 18 b M14 0 L98 0 L112 80 L0 80 Z d M56 76 L30 22 d M12 40
      C40 14 72 14 100 40
    windshield.rear.and.wiper 112 80 12 b R0 0 112 76 10 d M56 74 L30 24 d M14 40 C40 16 72 16 98
      40
    """
}
