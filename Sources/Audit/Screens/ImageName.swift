/// Judges whether the name of an image, which VoiceOver reads out for lack of a label, is understandable.
nonisolated enum ImageName {
  /// Abbreviations that are not understood when VoiceOver reads them out.
  private static let shortForms: Set<String> = ["btn", "img", "ico", "icn", "pic", "tmp"]
  private static let vowels = Set("aeiouy")
  private static let leastLetters = 3
  private static let endings = [".png", ".jpg", ".pdf"]

  /// Brands whose marks apps show on buttons, mostly to sign in and to share. A brand has the same name in all languages.
  private static let brands: Set<String> = [
    "amazon", "apple", "discord", "facebook", "github", "gitlab", "google", "instagram", "linkedin", "messenger",
    "paypal", "pinterest", "reddit", "skype", "slack", "snapchat", "spotify", "telegram", "tiktok", "twitch", "twitter",
    "viber", "whatsapp", "youtube",
  ]

  /// Whether a name has the name of a brand among its words, as “facebook-logo” has.
  static func namesBrand(_ name: String) -> Bool { words(of: name[...]).contains(where: brands.contains) }

  /// Whether a name consists of whole words, separated by blanks, hyphens, underscores or capitals. A word has at least
  /// three ASCII letters and a vowel.
  static func isMadeOfWords(_ name: String) -> Bool {
    let ending = endings.first(where: name.hasSuffix) ?? ""
    let words = words(of: name.dropLast(ending.count))
    return !words.isEmpty
      && words.allSatisfy { word in
        word.count >= leastLetters && word.allSatisfy { $0.isASCII && $0.isLetter }
          && word.contains(where: vowels.contains) && !shortForms.contains(word)
      }
  }

  private static func words(of name: Substring) -> [String] {
    var words = [""]
    for character in name {
      if character == " " || character == "-" || character == "_" {
        words.append("")
      } else {
        if character.isUppercase, words[words.count - 1].last?.isLowercase == true { words.append("") }
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}
