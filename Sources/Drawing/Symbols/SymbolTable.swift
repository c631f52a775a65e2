nonisolated extension SymbolOutline {
  /// The shapes of symbols, by their names without `.fill`, `.circle`, `.square`, `.slash` and badges.
  ///
  /// ``SymbolDrawing`` looks up shapes here, and draws the variants with `.fill`, `.circle` and so on itself.
  static let table: [String: SymbolOutline] = {
    var table = lines.merging(things) { first, _ in first }
    for (alias, name) in aliases { table[alias] = table[name] }
    return table
  }()

  /// The shapes of arrows, marks and geometric symbols.
  private static let lines: [String: SymbolOutline] = [
    "chevron.right": SymbolOutline(strokes: "M 9 5 16 12 9 19"),
    "chevron.left": SymbolOutline(strokes: "M 15 5 8 12 15 19"),
    "chevron.up": SymbolOutline(strokes: "M 5 15 12 8 19 15"),
    "chevron.down": SymbolOutline(strokes: "M 5 9 12 16 19 9"),
    "chevron.up.chevron.down": SymbolOutline(strokes: "M 8 9 12 5 16 9 M 8 15 12 19 16 15"),
    "arrow.right": SymbolOutline(strokes: "M 4 12 20 12 M 14 6 20 12 14 18"),
    "arrow.left": SymbolOutline(strokes: "M 20 12 4 12 M 10 6 4 12 10 18"),
    "arrow.up": SymbolOutline(strokes: "M 12 20 12 4 M 6 10 12 4 18 10"),
    "arrow.down": SymbolOutline(strokes: "M 12 4 12 20 M 6 14 12 20 18 14"),
    "arrow.clockwise": SymbolOutline(strokes: "A 12 12.5 7.5 -10 280 M 13.3 1.8 16.6 5 13.3 8.2"),
    "arrow.counterclockwise": SymbolOutline(strokes: "A 12 12.5 7.5 -100 190 M 10.7 1.8 7.4 5 10.7 8.2"),
    "arrow.uturn.left": SymbolOutline(strokes: "M 4 9 15 9 B 15 14 5 -90 90 L 9 19 M 9 4 4 9 9 14"),
    "arrow.uturn.right": SymbolOutline(strokes: "M 20 9 9 9 M 15 19 9 19 B 9 14 5 90 270 M 15 4 20 9 15 14"),
    "arrow.turn.up.left": SymbolOutline(strokes: "M 19 20 19 9 4 9 M 9 4 4 9 9 14"),
    "arrow.turn.up.right": SymbolOutline(strokes: "M 5 20 5 9 20 9 M 15 4 20 9 15 14"),
    "arrow.turn.left.up": SymbolOutline(strokes: "M 20 19 9 19 9 4 M 4 9 9 4 14 9"),
    "arrow.turn.right.down": SymbolOutline(strokes: "M 4 5 15 5 15 20 M 10 15 15 20 20 15"),
    "arrow.up.arrow.down": SymbolOutline(
      strokes: "M 8 20 8 4 M 4 8 8 4 12 8 M 16 4 16 20 M 12 16 16 20 20 16"),
    "arrow.left.arrow.right": SymbolOutline(
      strokes: "M 20 8 4 8 M 8 4 4 8 8 12 M 4 16 20 16 M 16 12 20 16 16 20"),
    "plus": SymbolOutline(strokes: "M 12 4 12 20 M 4 12 20 12"),
    "minus": SymbolOutline(strokes: "M 4 12 20 12"),
    "xmark": SymbolOutline(strokes: "M 5.5 5.5 18.5 18.5 M 18.5 5.5 5.5 18.5"),
    "checkmark": SymbolOutline(strokes: "M 4.5 13 9.5 19 19.5 5"),
    "ellipsis": SymbolOutline(fills: "O 5 12 2 O 12 12 2 O 19 12 2"),
    "exclamationmark": SymbolOutline(strokes: "M 12 4 12 14", fills: "O 12 19 1.6"),
    "questionmark": SymbolOutline(
      strokes: "A 12 8.5 4 180 390 C 14.5 12 12 12 12 15", fills: "O 12 19.2 1.5"),
    "info": SymbolOutline(strokes: "M 10 10 12 10 12 19 M 9.5 19 14.5 19", fills: "O 12 5.4 1.6"),
    "line.3.horizontal": SymbolOutline(strokes: "M 3 6 21 6 M 3 12 21 12 M 3 18 21 18"),
    "line.3.horizontal.decrease": SymbolOutline(strokes: "M 3 6 21 6 M 6 12 18 12 M 9 18 15 18"),
    "list.bullet": SymbolOutline(
      strokes: "M 8 6 21 6 M 8 12 21 12 M 8 18 21 18", fills: "O 4 6 1.4 O 4 12 1.4 O 4 18 1.4"),
    "slider.horizontal.3": SymbolOutline(
      strokes: "M 3 6 21 6 M 3 12 21 12 M 3 18 21 18", fills: "O 16 6 2.4 O 8 12 2.4 O 14 18 2.4"),
    "circle": SymbolOutline(strokes: "O 12 12 9"),
    "square": SymbolOutline(strokes: "R 4 4 16 16 3"),
    "rectangle": SymbolOutline(strokes: "R 2 5 20 14 2.5"),
    "triangle": SymbolOutline(strokes: "M 12 4 21.5 20 2.5 20 Z"),
    "record.circle": SymbolOutline(strokes: "O 12 12 9", fills: "O 12 12 5"),
    "livephoto": SymbolOutline(strokes: "O 12 12 9.5 O 12 12 5.8", fills: "O 12 12 2.4"),
    "star": SymbolOutline(
      strokes: "M 12 2.5 14.9 9 22 9.7 16.6 14.4 18.2 21.4 12 17.7 5.8 21.4 7.4 14.4 2 9.7 9.1 9 Z"),
    "heart": SymbolOutline(
      strokes: "M 12 20.5 C 5 15.5 2.5 12.2 2.5 8.7 C 2.5 5.7 4.7 3.8 7.2 3.8 C 9.3 3.8 11 5 12 6.8"
        + " C 13 5 14.7 3.8 16.8 3.8 C 19.3 3.8 21.5 5.7 21.5 8.7 C 21.5 12.2 19 15.5 12 20.5 Z"),
    "bolt": SymbolOutline(strokes: "M 14 2 5 13.5 11.5 13.5 10 22 19 10.5 12.5 10.5 Z"),
    "drop": SymbolOutline(
      strokes:
        "M 12 2.5 C 15.5 7 18 10.8 18 15 C 18 18.6 15.3 21.5 12 21.5 C 8.7 21.5 6 18.6 6 15 C 6 10.8 8.5 7 12 2.5 Z"),
    "flame": SymbolOutline(
      strokes:
        "M 11 2.5 C 12 7 18.5 9.5 18.5 15 C 18.5 19 15.5 21.5 12 21.5 C 8.5 21.5 5.5 19 5.5 15 C 5.5 12 7 10 8.5 8.5"
        + " C 9 10 9.5 11 10.5 11.5 C 12 8.5 12 5.5 11 2.5 Z"),
    "moon": SymbolOutline(
      strokes:
        "M 20 14.5 C 14 17 7.5 12 9.8 3.5 C 5.5 5 3 8.5 3 12.5 C 3 17.5 7 21 11.7 21 C 15.5 21 18.7 18.5 20 14.5 Z"),
    "sun.max": SymbolOutline(
      strokes: "O 12 12 4 M 12 2 12 4.5 M 12 19.5 12 22 M 2 12 4.5 12 M 19.5 12 22 12 M 4.9 4.9 6.7 6.7"
        + " M 17.3 17.3 19.1 19.1 M 4.9 19.1 6.7 17.3 M 17.3 6.7 19.1 4.9"),
    "cloud": SymbolOutline(
      strokes: "M 7 19 C 4 19 2 17 2 14.4 C 2 11.9 3.8 10.2 6.1 10 C 6.6 7 9 5 12 5 C 15 5 17.3 7 17.9 9.8"
        + " C 20.3 10 22 12 22 14.3 C 22 17 20 19 17.4 19 Z"),
  ]

  /// The shapes of symbols that show objects.
  private static let things: [String: SymbolOutline] = [
    "person": SymbolOutline(
      strokes: "O 12 7.5 4.2 M 3.5 21 C 3.5 16.5 7 14.5 12 14.5 C 17 14.5 20.5 16.5 20.5 21 Z"),
    "person.2": SymbolOutline(
      strokes: "O 8.5 8 3.6 M 1.5 20 C 1.5 16 4.5 14.2 8.5 14.2 C 12.5 14.2 15.5 16 15.5 20 Z"
        + " O 17 9 3 M 18 20 22.5 20 C 22.5 16.7 20.5 14.8 16.5 14.6"),
    "gearshape": SymbolOutline(
      strokes: "O 12 12 3.2 M 10.3 2.5 13.7 2.5 14.2 5.1 16 5.9 18.3 4.4 20.6 6.7 19.1 9 19.9 10.8 22 11.2 22 13.7"
        + " 19.6 14.2 18.9 15.9 20.3 18.1 17.9 20.4 15.7 18.9 14 19.7 13.5 22 10.5 22 10 19.7 8.3 18.9 6.1 20.4 3.7 18.1"
        + " 5.1 15.9 4.4 14.2 2 13.7 2 11.2 4.1 10.8 4.9 9 3.4 6.7 5.7 4.4 8 5.9 9.8 5.1 Z"),
    "magnifyingglass": SymbolOutline(strokes: "O 10 10 6.5 M 14.8 14.8 21 21"),
    "trash": SymbolOutline(
      strokes: "M 3.5 6 20.5 6 M 9 6 9 3.5 15 3.5 15 6 M 5.5 6 6.6 21 17.4 21 18.5 6 M 9.5 10 9.9 17.5"
        + " M 14.5 10 14.1 17.5"),
    "pencil": SymbolOutline(strokes: "M 4 20 5.2 15.3 16.3 4.2 19.8 7.7 8.7 18.8 Z M 13.8 6.7 17.3 10.2"),
    "square.and.pencil": SymbolOutline(
      strokes: "M 12.5 4.5 4 4.5 4 20 19.5 20 19.5 11.5 M 9.5 14.5 10.2 11.6 18.6 3.2 20.8 5.4 12.4 13.8 Z"),
    "square.and.arrow.up": SymbolOutline(
      strokes: "M 8.5 9 5 9 5 21.5 19 21.5 19 9 15.5 9 M 12 15 12 2.5 M 8 6.3 12 2.5 16 6.3"),
    "square.and.arrow.down": SymbolOutline(
      strokes: "M 8.5 8 5 8 5 20.5 19 20.5 19 8 15.5 8 M 12 2.5 12 15 M 8 11.3 12 15 16 11.3"),
    "bell": SymbolOutline(
      strokes: "M 4 17.5 C 6 15.5 6 14 6 10.5 C 6 6.5 8.5 4 12 4 C 15.5 4 18 6.5 18 10.5 C 18 14 18 15.5 20 17.5 Z"
        + " M 10 20.5 C 10.8 21.6 13.2 21.6 14 20.5"),
    "house": SymbolOutline(
      strokes: "M 2.5 12 12 3.5 21.5 12 M 5 10.5 5 20.5 19 20.5 19 10.5 M 10 20.5 10 14.5 14 14.5 14 20.5"),
    "camera": SymbolOutline(
      strokes:
        "M 4.5 7 7.5 7 9 4.5 15 4.5 16.5 7 19.5 7 C 21 7 22 8 22 9.5 L 22 17 C 22 18.5 21 19.5 19.5 19.5 L 4.5 19.5"
        + " C 3 19.5 2 18.5 2 17 L 2 9.5 C 2 8 3 7 4.5 7 Z O 12 13 3.8"),
    "video": SymbolOutline(strokes: "R 2 6 13 12 2.5 M 15 10.5 21.5 7 21.5 17 15 13.5"),
    "photo": SymbolOutline(
      strokes: "R 2 4.5 20 15 2.5 M 2.5 16.5 7.5 11.5 11.5 15.5 15.5 10.5 21.5 16.5", fills: "O 8 8.6 1.6"),
    "photo.on.rectangle": SymbolOutline(
      strokes: "R 5.5 7.5 17 13 2.2 M 2 16 2 6 C 2 4.8 2.8 4 4 4 L 18.5 4 M 6 18 10.5 13.8 14 17 17 13.5 22 18",
      fills: "O 11 11 1.3"),
    "play": SymbolOutline(strokes: "M 6 4 20 12 6 20 Z"),
    "pause": SymbolOutline(strokes: "R 6 4.5 3.5 15 0.8 R 14.5 4.5 3.5 15 0.8"),
    "stop": SymbolOutline(strokes: "R 5 5 14 14 2"),
    "forward": SymbolOutline(strokes: "M 2.5 6 11.5 12 2.5 18 Z M 12 6 21 12 12 18 Z"),
    "backward": SymbolOutline(strokes: "M 21.5 6 12.5 12 21.5 18 Z M 12 6 3 12 12 18 Z"),
    "bookmark": SymbolOutline(strokes: "M 6 3 18 3 18 21 12 15.5 6 21 Z"),
    "tag": SymbolOutline(strokes: "M 3 3.5 11.5 3.5 21.5 13.5 13 21.5 3 11.8 Z", fills: "O 7.6 8 1.6"),
    "flag": SymbolOutline(strokes: "M 5 22 5 3.5 C 9 1.5 13 6.5 19 4 L 19 13.5 C 13 16 9 11 5 13"),
    "cart": SymbolOutline(
      strokes: "M 1.5 4 5 4 7.5 16 19 16 21 7.5 5.8 7.5", fills: "O 9 20 1.7 O 17 20 1.7"),
    "bag": SymbolOutline(strokes: "R 4 7.5 16 13.5 2 M 8.5 10.5 8.5 6 C 8.5 1.7 15.5 1.7 15.5 6 L 15.5 10.5"),
    "car": SymbolOutline(
      strokes:
        "M 3 12 5.5 6.5 C 5.9 5.6 6.6 5.2 7.6 5.2 L 16.4 5.2 C 17.4 5.2 18.1 5.6 18.5 6.5 L 21 12 21 19 18 19 18 17"
        + " 6 17 6 19 3 19 Z M 4 11.5 20 11.5", fills: "O 7 14.2 1.2 O 17 14.2 1.2"),
    "airplane": SymbolOutline(
      fills:
        "M 2 13 9 11.5 9.5 5 C 9.5 3.5 11.5 3.5 12 5 L 15.5 11 20.5 11 C 22.5 11 22.5 13.2 20.5 13.2 L 15.5 13.2 12 19.2"
        + " C 11.5 20.7 9.5 20.7 9.5 19.2 L 9 13.8 4.5 14.3 3 17 1.5 17 Z"),
    "envelope": SymbolOutline(strokes: "R 2 5 20 14.5 2.5 M 2.8 6.5 12 13.5 21.2 6.5"),
    "phone": SymbolOutline(
      strokes:
        "M 6.5 2.5 C 3.5 3.5 2.5 6 3.5 9 C 5.5 14.5 9.5 18.5 15 20.5 C 18 21.5 20.5 20.5 21.5 17.5 L 16.8 14.6 14.4 16.4"
        + " C 11.4 15 9 12.6 7.6 9.6 L 9.4 7.2 Z"),
    "message": SymbolOutline(
      strokes:
        "M 12 3.5 C 17.5 3.5 22 7 22 11.3 C 22 15.7 17.5 19.2 12 19.2 C 11 19.2 10 19.1 9.1 18.9 L 4.5 21.2 5.2 17"
        + " C 3.2 15.6 2 13.6 2 11.3 C 2 7 6.5 3.5 12 3.5 Z"),
    "calendar": SymbolOutline(strokes: "R 3 4.5 18 16.5 2.5 M 3 9.5 21 9.5 M 8 2.5 8 6.5 M 16 2.5 16 6.5"),
    "clock": SymbolOutline(strokes: "O 12 12 9 M 12 6.5 12 12 16 14.5"),
    "map": SymbolOutline(
      strokes:
        "M 2.5 6 8.8 3.5 15.2 6.5 21.5 4 21.5 18 15.2 20.5 8.8 17.5 2.5 20 Z M 8.8 3.5 8.8 17.5 M 15.2 6.5 15.2 20.5"),
    "mappin": SymbolOutline(strokes: "M 12 10 12 21.5 O 12 6.2 3.8"),
    "location": SymbolOutline(strokes: "M 3 11.2 21 3 12.8 21 11.4 12.6 Z"),
    "lock": SymbolOutline(strokes: "R 4.5 10.5 15 11 2 M 8 10.5 8 7 C 8 1.7 16 1.7 16 7 L 16 10.5"),
    "lock.open": SymbolOutline(strokes: "R 4.5 10.5 15 11 2 M 8 10.5 8 7 C 8 1.9 15.2 1.7 16 6"),
    "key": SymbolOutline(strokes: "O 8 8 5 M 11.6 11.6 20.5 20.5 M 17.5 17.5 20 15 M 14.6 14.6 17 12.2"),
    "eye": SymbolOutline(
      strokes:
        "M 1.5 12 C 4 7.5 7.8 5.2 12 5.2 C 16.2 5.2 20 7.5 22.5 12 C 20 16.5 16.2 18.8 12 18.8 C 7.8 18.8 4 16.5 1.5 12 Z"
        + " O 12 12 3.3"),
    "link": SymbolOutline(
      strokes: "M 10 14 14 10 M 8.5 10.5 5 14 C 2.5 16.5 3.5 18.5 4.5 19.5 C 5.5 20.5 7.5 21.5 10 19 L 13.5 15.5"
        + " M 15.5 13.5 19 10 C 21.5 7.5 20.5 5.5 19.5 4.5 C 18.5 3.5 16.5 2.5 14 5 L 10.5 8.5"),
    "folder": SymbolOutline(strokes: "M 2.5 19.5 2.5 5 9 5 11 7.5 21.5 7.5 21.5 19.5 Z"),
    "doc": SymbolOutline(strokes: "M 5 2.5 13.5 2.5 19 8 19 21.5 5 21.5 Z M 13.5 2.5 13.5 8 19 8"),
    "doc.text": SymbolOutline(
      strokes: "M 5 2.5 13.5 2.5 19 8 19 21.5 5 21.5 Z M 13.5 2.5 13.5 8 19 8 M 8.5 12.5 15.5 12.5 M 8.5 16.5 15.5 16.5"
    ),
    "book": SymbolOutline(
      strokes: "M 12 6 C 9.5 4.2 6 4 2.5 4.5 L 2.5 19 C 6 18.5 9.5 18.7 12 20.5 C 14.5 18.7 18 18.5 21.5 19 L 21.5 4.5"
        + " C 18 4 14.5 4.2 12 6 Z M 12 6 12 20.5"),
    "mic": SymbolOutline(
      strokes: "R 8.8 2.5 6.4 11.5 3.2 M 5 11 C 5 20 19 20 19 11 M 12 17.8 12 21.5 M 8.5 21.5 15.5 21.5"),
    "speaker": SymbolOutline(strokes: "M 4 9 8 9 13.5 4.5 13.5 19.5 8 15 4 15 Z"),
    "speaker.wave.2": SymbolOutline(
      strokes: "M 2 9 6 9 11.5 4.5 11.5 19.5 6 15 2 15 Z A 11.5 12 4 -40 40 A 11.5 12 8 -45 45"),
    "wifi": SymbolOutline(strokes: "A 12 19 13 225 315 A 12 19 8.2 225 315", fills: "O 12 18 2.2"),
    "globe": SymbolOutline(
      strokes: "O 12 12 9.5 M 2.5 12 21.5 12 M 12 2.5 C 6 7.5 6 16.5 12 21.5 C 18 16.5 18 7.5 12 2.5 Z"),
    "gift": SymbolOutline(
      strokes: "R 2.5 7.5 19 4.5 1 M 4.5 12 4.5 21 19.5 21 19.5 12 M 12 7.5 12 21 M 12 7.5 C 9 2 5.5 3 6.5 6 L 8 7.5"
        + " M 12 7.5 C 15 2 18.5 3 17.5 6 L 16 7.5"),
    "creditcard": SymbolOutline(strokes: "R 2 5 20 14 2.5 M 2 9.8 22 9.8 M 5.5 15.5 9.5 15.5"),
    "power": SymbolOutline(strokes: "M 12 2.5 12 11 A 12 12.5 8.5 -60 240"),
    "ruler": SymbolOutline(strokes: "R 1.5 8 21 8 1.5 M 6 8 6 11.5 M 10 8 10 12.5 M 14 8 14 11.5 M 18 8 18 12.5"),
    "square.grid.2x2": SymbolOutline(
      strokes: "R 3.5 3.5 7 7 1.2 R 13.5 3.5 7 7 1.2 R 3.5 13.5 7 7 1.2 R 13.5 13.5 7 7 1.2"),
    "grid": SymbolOutline(
      strokes: "R 3.5 3.5 17 17 0 M 9.2 3.5 9.2 20.5 M 14.8 3.5 14.8 20.5 M 3.5 9.2 20.5 9.2 M 3.5 14.8 20.5 14.8"),
    "tablecells": SymbolOutline(
      strokes: "R 2 4.5 20 15 2.2 M 2 9.5 22 9.5 M 2 14.5 22 14.5 M 8.6 4.5 8.6 19.5 M 15.3 4.5 15.3 19.5"),
    "rectangle.grid.1x2": SymbolOutline(strokes: "R 3 3.5 18 7.2 1.5 R 3 13.3 18 7.2 1.5"),
    "plus.rectangle.on.rectangle": SymbolOutline(
      strokes: "R 6 7 16 13 2 M 2 15.5 2 5.5 C 2 4.3 2.8 3.5 4 3.5 L 17.5 3.5 M 14 10 14 17 M 10.5 13.5 17.5 13.5"),
    "bed.double": SymbolOutline(
      strokes: "M 2 20 2 14 C 2 12.5 3 11.5 4.5 11.5 L 19.5 11.5 C 21 11.5 22 12.5 22 14 L 22 20 M 2 17.2 22 17.2"
        + " M 4.5 11.5 4.5 6 19.5 6 19.5 11.5 M 7 11.5 7 9 11 9 11 11.5 M 13 11.5 13 9 17 9 17 11.5"),
    "textformat": SymbolOutline(
      strokes: "M 2 18.5 7 5.5 12 18.5 M 3.8 14 10.2 14 O 17.3 15 3.2 M 20.8 11 20.8 18.5"),
    "pencil.and.ellipsis.rectangle": SymbolOutline(
      strokes: "M 11.5 7 2 7 2 20 20 20 20 12.5 M 12 14.5 12.6 11.7 20.8 3.5 22.8 5.5 14.6 13.7 Z",
      fills: "O 5.5 15.5 1.2 O 9 15.5 1.2"),
    "view.3d": SymbolOutline(
      strokes: "M 12 2.5 20.5 7.2 20.5 16.8 12 21.5 3.5 16.8 3.5 7.2 Z M 3.5 7.2 12 12 20.5 7.2 M 12 12 12 21.5"),
    "hand.raised": SymbolOutline(
      strokes:
        "M 6 13 6 7 C 6 5.3 8.6 5.3 8.6 7 L 8.6 4.5 C 8.6 2.8 11.3 2.8 11.3 4.5 L 11.3 3.8 C 11.3 2.1 14 2.1 14 3.8"
        + " L 14 5.5 C 14 3.8 16.6 3.8 16.6 5.5 L 16.6 13.5 19 11 C 20 9.8 21.8 11 21 12.6 C 19 17.5 17.5 21.5 12.5 21.5"
        + " C 8.5 21.5 6 18.5 6 13 Z"),
    "paperplane": SymbolOutline(strokes: "M 2 11 22 2.5 15 21.5 10.5 13.5 Z M 10.5 13.5 22 2.5"),
    "gamecontroller": SymbolOutline(
      strokes: "M 7 6.5 17 6.5 C 20 6.5 22 11 22 16 C 22 19 19.5 19.3 18 17.3 L 16.5 15.5 7.5 15.5 6 17.3"
        + " C 4.5 19.3 2 19 2 16 C 2 11 4 6.5 7 6.5 Z M 8 9 8 13 M 6 11 10 11", fills: "O 15 12 1.1 O 17.5 10 1.1"),
    "wand.and.stars": SymbolOutline(
      strokes: "M 3 21 15 9",
      fills: "M 18 2 19 5 22 6 19 7 18 10 17 7 14 6 17 5 Z M 9 3 9.6 4.9 11.5 5.5 9.6 6.1 9 8 8.4 6.1 6.5 5.5 8.4 4.9 Z"
    ),
  ]

  /// Symbols that are drawn with the shape of another symbol: older names, names such as `forward` for `right`, and
  /// similar symbols. Pairs of the name and the name of the shape.
  private static let aliases: [(String, String)] = [
    ("chevron.forward", "chevron.right"), ("chevron.backward", "chevron.left"),
    ("chevron.compact.down", "chevron.down"), ("chevron.compact.up", "chevron.up"),
    ("arrow.forward", "arrow.right"), ("arrow.backward", "arrow.left"),
    ("arrow.uturn.backward", "arrow.uturn.left"), ("arrow.uturn.forward", "arrow.uturn.right"),
    ("arrowshape.turn.up.left", "arrow.uturn.left"), ("arrowshape.turn.up.right", "arrow.uturn.right"),
    ("arrowshape.left", "arrow.left"), ("arrowshape.right", "arrow.right"),
    ("arrow.triangle.2.circlepath", "arrow.clockwise"), ("arrow.2.circlepath", "arrow.clockwise"),
    ("goforward", "arrow.clockwise"), ("gobackward", "arrow.counterclockwise"),
    ("multiply", "xmark"), ("gear", "gearshape"), ("line.horizontal.3", "line.3.horizontal"),
    ("line.horizontal.3.decrease", "line.3.horizontal.decrease"), ("photo.on.rectangle.angled", "photo.on.rectangle"),
    ("photo.stack", "photo.on.rectangle"), ("square.on.square", "plus.rectangle.on.rectangle"),
    ("doc.on.doc", "doc"), ("doc.plaintext", "doc.text"), ("note.text", "doc.text"), ("newspaper", "doc.text"),
    ("person.crop", "person"), ("person.3", "person.2"), ("bubble.left", "message"), ("bubble.right", "message"),
    ("text.bubble", "message"), ("location.north", "location"),
    ("mappin.and.ellipse", "mappin"), ("camera.rotate", "camera"), ("camera.viewfinder", "camera"),
    ("speaker.wave.1", "speaker.wave.2"), ("speaker.wave.3", "speaker.wave.2"), ("speaker.2", "speaker.wave.2"),
    ("mic.circle", "mic"), ("sun.min", "sun.max"), ("list.dash", "list.bullet"), ("list.number", "list.bullet"),
    ("books.vertical", "book"), ("books", "book"), ("text.book.closed", "book"), ("alarm", "clock"), ("timer", "clock"),
    ("stopwatch", "clock"), ("smallcircle.filled", "record.circle"), ("largecircle", "circle"), ("oval", "circle"),
    ("capsule", "rectangle"), ("app", "square"), ("rectangle.portrait", "doc"), ("tray", "folder"),
    ("archivebox", "folder"), ("hand.thumbsup", "hand.raised"), ("shareplay", "person.2"),
    ("minus.magnifyingglass", "magnifyingglass"),
    ("plus.magnifyingglass", "magnifyingglass"), ("forward.end", "forward"), ("backward.end", "backward"),
    ("square.grid.3x3", "grid"), ("square.grid.3x2", "grid"), ("rectangle.grid.2x2", "square.grid.2x2"),
    ("slider.horizontal.below.rectangle", "slider.horizontal.3"), ("switch.2", "slider.horizontal.3"),
  ]
}
