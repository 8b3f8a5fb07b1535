/// Outlines as `SymbolOutline` reads them.
extension SymbolOutlines {
  /// Sound, pictures and what plays them.
  static let media = """
    backward 110 76 b M110 0 L56 38 L110 76 Z M54 0 L0 38 L54 76 Z
    backward.end 92 76 13 b M92 0 L16 38 L92 76 Z s M0 0 L0 76
    camera 110 86 16 b M0 24 C0 16 4 12 12 12 L30 12 L38 0 L72 0 L80 12 L98 12 C106 12 110 16 110
      24 L110 74 C110 82 106 86 98 86 L12 86 C4 86 0 82 0 74 Z d O55 48 20
    forward 110 76 b M0 0 L54 38 L0 76 Z M56 0 L110 38 L56 76 Z
    forward.end 92 76 14 b M0 0 L76 38 L0 76 Z s M92 0 L92 76
    headphones 96 88 16 s A48 46 46 180 360 b R0 50 18 38 8 b R78 50 18 38 8
    mic 64 100 11 b R18 0 28 62 14 s A32 44 32 0 180 s M32 78 L32 100 s M14 100 L50 100
    music.note 60 96 f E0 72 36 25 s M32 84 L32 6 C40 20 60 16 58 40
    pause 60 84 16 b R0 0 18 84 4 R42 0 18 84 4
    photo 110 84 11 b R0 0 110 84 12 d O30 26 8 d M4 76 L40 46 L60 62 L78 40 L106 68
    photo.on.rectangle 116 94 10 s M20 12 L20 8 C20 3 23 0 28 0 L108 0 C113 0 116 3 116 8 L116 64
      C116 69 113 72 108 72 L104 72 b R0 20 96 74 12 d O26 42 7 d M4 86 L34 60 L52 74 L66 58 L92
      82
    play 78 88 b M0 0 L78 44 L0 88 Z
    record.circle 100 100 b O50 50 50 h O50 50 26
    speaker 52 84 b M0 28 L18 28 L50 2 L50 82 L18 56 L0 56 Z
    speaker.wave.1 76 84 16 b M0 28 L18 28 L50 2 L50 82 L18 56 L0 56 Z s A52 42 22 -42 42
    speaker.wave.2 94 84 15 b M0 28 L18 28 L50 2 L50 82 L18 56 L0 56 Z s A52 42 22 -42 42 s A52 42
      40 -45 45
    speaker.wave.3 112 84 15 b M0 28 L18 28 L50 2 L50 82 L18 56 L0 56 Z s A52 42 22 -42 42 s A52
      42 40 -45 45 s A52 42 58 -46 46
    stop 76 76 b R0 0 76 76 10
    video 112 72 10 b R0 0 74 72 14 b M84 30 L112 10 L112 62 L84 42 Z
    waveform 100 80 s M0 32 L0 48 s M20 18 L20 62 s M40 0 L40 80 s M60 24 L60 56 s M80 10 L80 70 s
      M100 30 L100 50
    """
}
