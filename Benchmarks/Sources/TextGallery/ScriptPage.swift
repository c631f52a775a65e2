import Typesetting

extension Gallery {
  /// Other scripts, mixed directions, emoji.
  static func scripts() -> Page {
    var page = Page("scripts")
    let samples: [(String, String)] = [
      ("Greek and Cyrillic", "Ξεσκεπάζω τὴν ψυχοφθόρα · Съешь же ещё этих мягких"),
      (
        "Vietnamese, precomposed and with combining marks",
        "Tiếng Việt · Tiê\u{301}ng Viê\u{323}t · A\u{30A}ngstro\u{308}m"
      ),
      ("Japanese", "いろはにほへと、漢字とカタカナ。"), ("Simplified Chinese", "天地玄黄,宇宙洪荒。"), ("Korean", "다람쥐 헌 쳇바퀴에 타고파"),
      ("Arabic", "نص حكيم له سر قاطع وذو شأن عظيم"), ("Hebrew", "דג סקרן שט בים מאוכזב"),
      ("Devanagari", "ऋषियों को सताने वाले दुष्ट राक्षसों"), ("Thai", "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า"),
      ("Bengali, Tamil, Georgian, Armenian", "বাংলা தமிழ் ქართული Հայերեն"),
      ("Emoji: families, flags, skin tones, keycaps", "👩‍👩‍👧‍👦 🇩🇪🇯🇵 👍🏽👋🏿 1️⃣ ❤️ 🏳️‍🌈"),
      ("Latin in Arabic", "النسخة iOS 17.4 (أحدث) متاحة"), ("Arabic in Latin", "The word مرحبا means “hello” (مرحبا)."),
      ("Symbols", "⌘ ⇧ ★ ☎︎ ✓ → ∑ ½ € ₪ № ©"),
    ]
    for (name, sample) in samples {
      page.add(name, text(sample, font: .system(size: 17)), in: TextContainer(width: 360))
    }
    page.add(
      "Thai breaks between words", text(String(repeating: "สวัสดีชาวโลก", count: 4), font: .system(size: 17)),
      in: TextContainer(width: 150))
    page.add(
      "Arabic cut inside a word is joined anew", text("السلامعليكمورحمةاللهوبركاته", font: .system(size: 17)),
      in: TextContainer(width: 90, maximumLines: 2, lineBreakMode: .byTruncatingTail))
    return page
  }
}
