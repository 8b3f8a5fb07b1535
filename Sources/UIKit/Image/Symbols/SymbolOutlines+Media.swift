/// Outlines as `SymbolOutline` reads them.
extension SymbolOutlines {
  /// The outlines for sound, pictures and players.
  static let media = """
    backward 110 76 b M110 0 L56 38 L110 76 Z M54 0 L0 38 L54 76 Z
    backward.end 92 76 13 b M92 0 L16 38 L92 76 Z s M0 0 L0 76
    camera 110 86 16 b M0 24 C0 16 4 12 12 12 L30 12 L38 0 L72 0 L80 12 L98 12 C106 12 110 16 110
      24 L110 74 C110 82 106 86 98 86 L12 86 C4 86 0 82 0 74 Z d O55 48 20
    camera.aperture 100 100 18 s O50 50 50 s M50 0 L76 44 s M96 32 L64 70 s M96 68 L40 80 s M50
      100 L24 56 s M4 68 L36 30 s M4 32 L60 20
    camera.filters 100 96 15 s O50 32 31 s O32 62 31 s O68 62 31
    camera.macro 96 104 16 b O48 34 12 s O48 12 11 s O48 56 11 s O26 34 11 s O70 34 11 s M48 68
      L48 104 s M48 100 C30 100 20 90 18 80
    camera.metering.center.weighted 110 84 17 b R0 0 110 84 12 d O55 42 22 h O55 42 10
    camera.metering.matrix 110 84 b R0 0 110 84 12 d M38 2 L38 82 d M72 2 L72 82 d M2 42 L108 42
    camera.metering.partial 110 84 b R0 0 110 84 12 h O55 42 20
    camera.metering.spot 110 84 b R0 0 110 84 12 h O55 42 8
    camera.rotate 110 86 11 b M0 24 C0 16 4 12 12 12 L30 12 L38 0 L72 0 L80 12 L98 12 C106 12 110
      16 110 24 L110 74 C110 82 106 86 98 86 L12 86 C4 86 0 82 0 74 Z d' A55 48 20 190 330 d' A55
      48 20 10 150 d' M76 28 L74 42 L62 38 d' M34 68 L36 54 L48 58
    film 104 84 16 b R0 0 104 84 10 d M24 2 L24 82 d M80 2 L80 82 d M2 22 L22 22 d M2 42 L102 42 d
      M2 62 L22 62 d M82 22 L102 22 d M82 62 L102 62
    forward 110 76 b M0 0 L54 38 L0 76 Z M56 0 L110 38 L56 76 Z
    forward.end 92 76 14 b M0 0 L76 38 L0 76 Z s M92 0 L92 76
    headphones 96 88 16 s A48 46 46 180 360 b R0 50 18 38 8 b R78 50 18 38 8
    hifispeaker 68 104 12 b R0 0 68 104 10 d O34 66 20 h O34 24 9 h O34 66 6
    livephoto 104 104 10 s O52 52 14 s O52 52 30 q O52 52 50
    livephoto.play 104 104 10 s O52 52 30 q O52 52 50 f M42 36 L68 52 L42 68 Z
    mic 64 100 11 b R18 0 28 62 14 s A32 44 32 0 180 s M32 78 L32 100 s M14 100 L50 100
    music.mic 100 100 18 b M62 44 C44 28 58 0 76 2 C92 4 100 16 98 28 C94 44 76 52 62 44 Z s M54
      28 L4 92 C8 98 12 98 16 92 L72 46
    music.note 60 96 f E0 72 36 25 s M32 84 L32 6 C40 20 60 16 58 40
    music.note.list 108 100 20 s M0 8 L50 8 s M0 34 L50 34 s M0 60 L28 60 f E40 76 32 24 s M72 88
      L72 20 L104 10 L104 34 L72 44
    music.quarternote.3 112 100 11 f E0 70 32 24 s M32 82 L32 20 f E38 76 32 24 s M70 88 L70 26 f
      E80 62 32 24 s M112 74 L112 12
    opticaldisc 100 100 20 b O50 50 50 h O50 50 14 d' A50 50 30 180 260 d' A50 50 30 0 80
    opticaldiscdrive 108 72 10 b R0 20 108 52 8 d M16 46 L92 46 h O88 60 4 s M18 8 L90 8
    pano 116 72 11 b M0 4 C36 16 80 16 116 4 L116 68 C80 56 36 56 0 68 Z h O30 30 7 d' M8 58 L46
      34 L64 48 L82 36 L108 58
    pause 60 84 16 b R0 0 18 84 4 R42 0 18 84 4
    photo 110 84 11 b R0 0 110 84 12 d O30 26 8 d M4 76 L40 46 L60 62 L78 40 L106 68
    photo.artframe 112 92 14 b R0 0 112 92 6 d' R14 14 84 64 2 h O34 34 6 d' M18 70 L44 46 L60 60
      L74 48 L94 68
    photo.on.rectangle 116 94 10 s M20 12 L20 8 C20 3 23 0 28 0 L108 0 C113 0 116 3 116 8 L116 64
      C116 69 113 72 108 72 L104 72 b R0 20 96 74 12 d O26 42 7 d M4 86 L34 60 L52 74 L66 58 L92
      82
    photo.stack 104 104 11 b R0 28 104 76 12 s2 M10 14 L94 14 s3 M22 0 L82 0 h O28 50 7 d M4 94
      L36 68 L54 84 L70 72 L100 92
    photo.tv 112 96 17 b R0 0 112 76 8 s M34 96 L78 96 h O28 22 7 d M8 64 L40 34 L58 52 L76 36
      L104 64
    play 78 88 b M0 0 L78 44 L0 88 Z
    playpause 112 80 11 b M0 0 L56 40 L0 80 Z b R72 0 12 80 3 b R98 0 12 80 3
    radio 108 88 12 b R0 24 108 64 10 s M14 22 L84 0 d O32 56 17 d M64 44 L92 44 h O68 66 5 h O88
      66 5
    record.circle 100 100 b O50 50 50 h O50 50 26
    slowmo 104 104 22 s M52 0 L52 20 s M52 84 L52 104 s M0 52 L20 52 s M84 52 L104 52 s M15 15 L29
      29 s M75 75 L89 89 s M15 89 L29 75 s M75 29 L89 15 f O28 2 4 f O76 2 4 f O102 28 4 f O102 76
      4 f O76 102 4 f O28 102 4 f O2 76 4 f O2 28 4
    speaker 52 84 b M0 28 L18 28 L50 2 L50 82 L18 56 L0 56 Z
    speaker.wave.1 76 84 16 b M0 28 L18 28 L50 2 L50 82 L18 56 L0 56 Z s A52 42 22 -42 42
    speaker.wave.2 94 84 15 b M0 28 L18 28 L50 2 L50 82 L18 56 L0 56 Z s A52 42 22 -42 42 s A52 42
      40 -45 45
    speaker.wave.3 112 84 15 b M0 28 L18 28 L50 2 L50 82 L18 56 L0 56 Z s A52 42 22 -42 42 s A52
      42 40 -45 45 s A52 42 58 -46 46
    stop 76 76 b R0 0 76 76 10
    video 112 72 10 b R0 0 74 72 14 b M84 30 L112 10 L112 62 L84 42 Z
    waveform 100 80 17 s M0 32 L0 48 s M20 18 L20 62 s M40 0 L40 80 s M60 24 L60 56 s M80 10 L80
      70 s M100 30 L100 50
    """
}
