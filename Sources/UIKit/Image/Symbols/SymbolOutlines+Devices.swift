/// Outlines as `SymbolOutline` reads them.
extension SymbolOutlines {
  /// The outlines of devices; those of a particular maker have a neutral shape.
  static let devices = """
    4k.tv 108 88 12 b R0 0 108 72 10 s M32 88 L76 88 d' @4 26 20 24 32 d' @k 58 20 24 32
    airplayaudio 100 96 13 s A50 50 48 140 400 s A50 50 32 140 400 f M50 56 L84 96 L16 96 Z
    airplayvideo 104 92 19 s M24 70 L10 70 C3 70 0 67 0 60 L0 10 C0 3 3 0 10 0 L94 0 C101 0 104 3
      104 10 L104 60 C104 67 101 70 94 70 L80 70 f M52 54 L84 92 L20 92 Z
    airpods 84 96 13 b M4 4 C24 -4 36 8 34 24 L34 88 C34 96 22 96 22 88 L22 36 C4 38 -8 16 4 4 Z b
      M80 4 C60 -4 48 8 50 24 L50 88 C50 96 62 96 62 88 L62 36 C80 38 92 16 80 4 Z
    airpods.chargingcase 92 84 19 b R0 0 92 84 30 d M2 30 L90 30 h O46 46 5
    airpods.chargingcase.wireless =airpods.chargingcase
    airpods.gen3 =airpods
    airpods.gen3.chargingcase.wireless =airpods.chargingcase
    airpodsmax =headphones
    airpodspro =airpods
    airpodspro.chargingcase.wireless =airpods.chargingcase
    airport.express 92 48 b R0 0 92 48 12 h O46 24 5
    airport.extreme =airport.express
    airport.extreme.tower 52 104 b R0 0 52 104 8
    airtag 92 92 15 b O46 46 46 d O46 46 28
    amplifier 104 92 10 b R0 0 104 92 8 d M2 24 L102 24 d O52 58 24 h O16 12 4 h O30 12 4 h O44 12
      4
    apple.logo =applelogo
    applelogo 84 92 b O42 52 38 d' M42 0 C46 8 48 12 44 18
    appletv 108 64 b R0 0 108 64 14 h O54 32 9
    appletvremote.gen1 44 104 18 b R0 0 44 104 10 h O22 24 12
    appletvremote.gen2 =appletvremote.gen1
    appletvremote.gen3 =appletvremote.gen1
    appletvremote.gen4 =appletvremote.gen1
    apps.ipad 80 104 s R0 0 80 104 10 f R14 18 14 14 4 f R33 18 14 14 4 f R52 18 14 14 4 f R14 42
      14 14 4 f R33 42 14 14 4 f R52 42 14 14 4 f R14 66 14 14 4 f R33 66 14 14 4 f R52 66 14 14 4
    apps.iphone 60 104 22 s R0 0 60 104 12 f R12 20 14 14 4 f R34 20 14 14 4 f R12 42 14 14 4 f
      R34 42 14 14 4 f R12 64 14 14 4 f R34 64 14 14 4
    arcade.stick 72 104 12 b O36 18 17 s M36 36 L36 84 s M8 98 C8 78 64 78 64 98 Z
    arcade.stick.console 104 92 11 b R0 56 104 34 8 s M36 54 L36 22 b O36 14 13 h O76 70 7
    av.remote 44 104 10 b R0 0 44 104 10 d O22 26 12 h O14 54 4 h O30 54 4 h O14 68 4 h O30 68 4 h
      O14 82 4 h O30 82 4
    barometer 100 100 13 b O50 50 50 d M50 50 L50 24 h O50 50 7 d A50 50 34 150 390
    battery.100.bolt 118 56 13 s M36 0 L14 0 C4 0 0 4 0 14 L0 42 C0 52 4 56 14 56 L34 56 s M66 0
      L88 0 C98 0 102 4 102 14 L102 42 C102 52 98 56 88 56 L62 56 f R110 18 9 20 4 f M58 -6 L32 32
      L48 32 L42 62 L70 22 L54 22 Z
    batteryblock 104 84 10 b R0 14 104 70 10 s M20 4 L36 4 s M68 4 L84 4
    beats.earphones 96 96 15 s O16 76 14 s O80 76 14 s M16 62 L16 20 C16 4 44 4 48 30 s M80 62 L80
      20 C80 4 52 4 48 30 L48 96
    beats.fitpro =airpods
    beats.headphones =headphones
    beats.powerbeats =airpods
    beats.studiobuds =airpods
    bluetooth 60 104 18 s M4 28 L54 76 L28 102 L28 2 L54 28 L4 76
    cable.coaxial 100 100 16 s O50 50 50 s O50 50 30 f O50 50 8
    cable.connector 60 108 22 b R8 40 44 40 6 s M18 40 L18 12 L42 12 L42 40 s M30 80 L30 108
    cable.connector.horizontal 120 48 18 b R36 4 40 40 6 s M36 14 L12 14 L12 34 L36 34 s M76 24
      L120 24
    calculator 76 100 11 b R0 0 76 100 10 d R14 14 48 20 3 h O20 52 5 h O38 52 5 h O56 52 5 h O20
      68 5 h O38 68 5 h O56 68 5 h O20 84 5 h O38 84 5 h O56 84 5
    candybarphone 52 108 10 b R0 0 52 108 10 d R10 18 32 30 3 h O14 64 4 h O26 64 4 h O38 64 4 h
      O14 78 4 h O26 78 4 h O38 78 4
    cellularbars 104 80 10 b R0 56 16 24 4 b R29 38 16 42 4 b R58 20 16 60 4 b R87 0 16 80 4
    computermouse 60 104 25 b R0 0 60 104 30 d M30 2 L30 36 d M2 38 L58 38
    cpu 100 100 15 s R18 18 64 64 10 b R36 36 28 28 5 s M34 0 L34 16 s M50 0 L50 16 s M66 0 L66 16
      s M34 84 L34 100 s M50 84 L50 100 s M66 84 L66 100 s M0 34 L16 34 s M0 50 L16 50 s M0 66 L16
      66 s M84 34 L100 34 s M84 50 L100 50 s M84 66 L100 66
    deskclock 100 96 11 b R0 0 100 84 16 d O50 42 28 d M50 26 L50 44 L60 50 s M20 84 L14 96 s M80
      84 L86 96
    digitalcrown.arrow.clockwise 100 100 17 s R40 26 30 48 8 s A50 50 48 -60 200
    display 112 96 16 b R0 0 112 76 8 d M2 58 L110 58 s M38 96 L74 96 s M56 78 L56 94
    display.2 =display
    dpad 100 100 b M34 0 L66 0 L66 34 L100 34 L100 66 L66 66 L66 100 L34 100 L34 66 L0 66 L0 34
      L34 34 Z
    earbuds =airpods
    earpods =beats.earphones
    esim 76 100 16 b R0 0 76 100 10 d R18 32 40 38 5
    externaldrive 108 76 16 b M22 0 L86 0 C92 0 95 2 97 8 L108 46 L108 66 C108 73 105 76 98 76 L10
      76 C3 76 0 73 0 66 L0 46 L11 8 C13 2 16 0 22 0 Z d M2 46 L106 46 h O88 61 5
    externaldrive.connected.to.line.below 108 100 16 b @externaldrive 0 0 108 72 s M54 78 L54 98 s
      M0 98 L108 98
    faxmachine 112 92 11 s M34 34 L34 0 L92 0 L92 34 b R0 34 112 58 10 d R10 20 18 60 5 h O54 54 4
      h O70 54 4 h O86 54 4 h O54 72 4 h O70 72 4 h O86 72 4
    flipphone 52 108 10 b R0 0 52 50 8 b R0 56 52 52 8 d R10 10 32 28 3 h O14 72 4 h O26 72 4 h
      O38 72 4
    gamecontroller 120 76 13 b M28 0 L92 0 C112 0 120 56 116 68 C112 80 98 74 86 56 L34 56 C22 74
      8 80 4 68 C0 56 8 0 28 0 Z d M26 28 L50 28 d M38 16 L38 40 h O80 22 6 h O94 34 6
    gauge 100 100 18 s O50 50 50 s M50 56 L70 34 f O50 56 8 f O16 54 5 f O26 28 5 f O50 16 5 f O84
      54 5
    gauge.open.with.lines.needle.33percent 100 78 15 s A50 50 50 150 390 s M50 50 L30 24
    gauge.with.dots.needle.67percent =gauge
    gauge.with.needle =gauge
    guitars 100 104 24 b M20 60 C30 50 40 60 50 56 C66 56 66 78 56 88 C46 104 14 108 4 92 C-4 76 8
      66 20 60 Z s M44 64 L92 10 s M86 4 L98 16 h O30 80 8
    headset 96 96 16 s A48 44 44 180 360 b R0 44 18 36 8 b R78 44 18 36 8 s M88 80 C86 92 72 94 58
      94
    hifireceiver 116 76 10 b R0 0 116 64 8 d O90 32 14 h O20 18 4 h O36 18 4 d M16 44 L58 44 s M18
      66 L18 74 s M98 66 L98 74
    homepod 88 100 b M14 20 C20 0 68 0 74 20 C90 40 90 70 74 92 C66 100 22 100 14 92 C-2 70 -2 40
      14 20 Z h E26 8 36 16
    homepod.2 116 88 b2 @homepod.fill 46 0 70 80 b @homepod 0 12 70 78
    homepod.mini =homepodmini
    homepodmini 96 88 b M20 12 C30 -2 66 -2 76 12 C102 34 102 60 76 80 C66 90 30 90 20 80 C-6 60
      -6 34 20 12 Z h E32 6 32 14
    internaldrive 108 84 14 b M22 0 L86 0 C92 0 95 2 97 8 L108 50 L108 74 C108 81 105 84 98 84 L10
      84 C3 84 0 81 0 74 L0 50 L11 8 C13 2 16 0 22 0 Z d M2 50 L106 50 h O20 67 5 h O36 67 5 d M60
      67 L90 67
    ipad.gen1 80 104 10 b R0 0 80 104 10 d' O40 92 4
    ipad.gen1.landscape =ipad.gen1 r3
    ipad.gen2 =ipad
    ipad.gen2.landscape =ipad r3
    ipad.homebutton =ipad.gen1
    ipad.landscape =ipad r3
    iphone.gen1 60 104 10 b R0 0 60 104 12 d' M24 12 L36 12 d' O30 92 4
    iphone.gen1.landscape =iphone.gen1 r3
    iphone.gen2 60 104 10 b R0 0 60 104 12 d M22 10 L38 10
    iphone.gen2.landscape =iphone.gen2 r3
    iphone.gen3 60 104 11 b R0 0 60 104 12 d M24 12 L36 12
    iphone.gen3.landscape =iphone.gen3 r3
    iphone.homebutton =iphone.gen1
    iphone.landscape =iphone r3
    ipod 64 104 11 b R0 0 64 104 10 d R12 12 40 30 3 d O32 72 18 h O32 72 5
    ipodshuffle.gen1 44 104 15 b R0 0 44 104 10 d O22 32 14
    ipodtouch 56 100 b R0 0 56 100 8 d' O28 90 4
    keyboard 116 76 16 b R0 0 116 76 10 h O22 22 5 h O40 22 5 h O58 22 5 h O76 22 5 h O94 22 5 h
      O22 40 5 h O40 40 5 h O58 40 5 h O76 40 5 h O94 40 5 d M34 58 L82 58
    keyboard.chevron.compact.down 116 104 14 b @keyboard 0 0 116 72 s M40 88 L58 102 L76 88
    keyboard.chevron.compact.left 116 104 10 b @keyboard 0 0 116 72 s M66 84 L50 94 L66 104
    keyboard.onehanded.left 116 76 16 b R0 0 116 76 10 h R10 10 60 56 4
    keyboard.onehanded.right =keyboard.onehanded.left m
    macbook =laptopcomputer
    macbook.gen1 =laptopcomputer
    macbook.gen2 =laptopcomputer
    macmini 104 48 b R0 0 104 44 12 h O86 22 4
    macmini.gen2 =macmini
    macpro.gen1 84 104 10 b R0 8 84 88 6 d O42 36 10 d O42 66 10 s M16 0 L68 0
    macpro.gen2 64 104 10 b M8 6 C20 0 44 0 56 6 L60 98 C44 106 20 106 4 98 Z d E16 10 32 12
    macpro.gen3 =macpro.gen1
    macstudio 92 64 13 b R0 0 92 64 12 h O16 48 4 h O28 48 4 d M60 48 L76 48
    macwindow 112 88 12 b R0 0 112 88 12 d M2 24 L110 24 h O14 13 4 h O28 13 4 h O42 13 4
    magicmouse 60 104 b R0 0 60 104 30
    mediastick 52 104 16 b R0 20 52 84 8 s R14 0 24 20 2
    memorychip 116 76 22 b R8 12 100 52 8 h R20 26 20 24 2 h R48 26 20 24 2 h R76 26 20 24 2 s M26
      0 L26 10 s M48 0 L48 10 s M70 0 L70 10 s M92 0 L92 10 s M26 66 L26 76 s M48 66 L48 76 s M70
      66 L70 76 s M92 66 L92 76
    metronome 84 104 22 b M26 0 L58 0 L84 104 L0 104 Z d M8 76 L76 76 d M42 74 L66 20
    minus.plus.batteryblock 104 84 10 b R0 14 104 70 10 s M20 4 L36 4 s M68 4 L84 4 d M18 44 L42
      44 d M62 44 L86 44 d M74 32 L74 56
    network 100 100 19 s O50 50 50 s E27 0 46 100 s M50 0 L50 100 s M0 50 L100 50
    pc 116 84 10 b R0 0 36 84 5 d M10 14 L26 14 d M10 26 L26 26 h O18 64 5 b R48 10 68 52 5 s M66
      82 L98 82 s M82 64 L82 80
    personalhotspot 112 76 12 s M56 24 L36 24 C0 24 0 76 36 76 L46 76 s M42 38 L60 38 s M56 0 L76
      0 C112 0 112 52 76 52 L66 52 s M70 38 L52 38
    phone.connection 92 92 18 b @phone 0 0 92 92 s A50 42 34 -80 -10
    pianokeys 104 84 b R0 0 104 84 8 d M35 50 L35 82 d M70 50 L70 82 h R26 4 18 44 2 h R61 4 18 44
      2
    playstation.logo =gamecontroller
    powercord 76 104 b M14 0 L62 0 L62 30 C62 46 52 52 38 52 C24 52 14 46 14 30 Z s M38 52 L38 104
    powerplug 76 104 b M10 34 L66 34 L66 54 C66 74 54 82 38 82 C22 82 10 74 10 54 Z s M24 34 L24 4
      s M52 34 L52 4 s M38 82 L38 104
    printer.dotmatrix 112 84 16 s M24 24 L24 0 L88 0 L88 24 b M10 24 L102 24 C109 24 112 27 112 34
      L112 74 L0 74 L0 34 C0 27 3 24 10 24 Z d M18 54 L94 54
    rectangle.inset.filled.and.person.filled 112 84 13 s R0 0 112 84 12 f O56 34 12 f M32 76 C34
      58 44 50 56 50 C68 50 78 58 80 76 Z
    scanner 116 72 14 b M0 36 L116 36 L116 64 C116 70 114 72 108 72 L8 72 C2 72 0 70 0 64 Z s M4
      30 L104 0 h O100 54 5 d M16 54 L60 54
    sdcard 76 100 11 b M10 0 L50 0 L76 26 L76 90 C76 97 73 100 66 100 L10 100 C3 100 0 97 0 90 L0
      10 C0 3 3 0 10 0 Z d M20 14 L20 32 d M36 14 L36 32 d M52 22 L52 34
    server.rack 92 100 10 b R0 0 92 28 6 b R0 36 92 28 6 b R0 72 92 28 6 h O14 14 5 h O14 50 5 h
      O14 86 5 d' M50 14 L78 14 d' M50 50 L78 50 d' M50 86 L78 86
    simcard 76 100 15 b M10 0 L50 0 L76 26 L76 90 C76 97 73 100 66 100 L10 100 C3 100 0 97 0 90 L0
      10 C0 3 3 0 10 0 Z d R18 44 40 38 5 d M38 46 L38 80 d M20 62 L56 62
    speaker.wave.2.circle 100 100 10 b O50 50 50 h @speaker.wave.2.fill 24 28 54 44
    teletype 104 84 10 b R0 30 104 54 10 b R8 0 88 20 10 h O26 50 4 h O44 50 4 h O62 50 4 h O80 50
      4 d M34 68 L72 68
    theatermask.and.paintbrush 104 96 10 b @theatermasks 0 0 80 70 s M100 40 L60 90
    touchid 96 104 10 s A48 52 48 190 330 s A48 52 34 150 350 s A48 52 20 180 370 s M48 46 L48 60
      C48 78 44 88 38 98 s M68 52 L68 62 C68 80 66 90 62 100 s M14 70 C14 78 12 84 10 88 s M82 36
      C86 50 86 70 80 90 s M28 56 C28 74 26 82 22 92
    tuningfork 52 104 s M4 0 L4 34 C4 60 48 60 48 34 L48 0 s M26 54 L26 104
    tv 108 88 14 b R0 0 108 72 10 s M32 88 L76 88
    video.doorbell 64 104 14 b R0 0 64 104 14 d O32 32 13 d O32 74 12
    videoprojector 116 72 10 b R0 8 116 56 12 d O82 36 18 d M16 26 L40 26 d M16 44 L40 44 s M20 66
      L20 72 s M96 66 L96 72
    visionpro 120 56 b M16 0 L104 0 C116 2 120 14 118 30 C116 52 98 60 82 52 C72 46 66 40 60 40
      C54 40 48 46 38 52 C22 60 4 52 2 30 C0 14 4 2 16 0 Z
    web.camera =webcam
    webcam 84 104 19 b O42 40 38 d O42 40 16 s M42 80 L42 94 s M16 100 L68 100
    wifi.exclamationmark 108 92 12 s A54 84 72 222 318 s A54 84 48 222 252 s A54 84 48 288 318 s
      M54 40 L54 66 f O54 84 7
    wifi.router 108 88 13 b R0 48 108 36 10 h O18 66 5 h O36 66 5 s M80 48 L80 22 s A80 16 16 220
      320 s A80 16 32 225 315
    xbox.logo =gamecontroller
    xserve =server.rack
    """
}
