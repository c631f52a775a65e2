import Environments
import InterfaceBuilder
import UIKit

/// Texts that are translated into some of the document's languages, but not into all.
nonisolated struct MissingLocalization: Rule {
  let identifier = "missing-localization"
  let impact = Impact.moderate
  let summary = "A text is translated into other languages, but not into all of them."
  let rationale = """
    People see one text in the developers' language among texts in their own. A text that no language translates, or \
    that is the same in all of them, is not judged: it may be a name, or code replaces it. Neither is a language that \
    has the document's own texts, nor are texts of one or two letters, which are mostly units. It needs review if \
    code may show another text, and in languages that lack more than half of the document's texts, because their \
    translation has only begun.
    """
  let example = RuleExample(
    fault: "The French file has a title for the button, and the German one lacks it.",
    fix: "Add the line to the German file.")
  let reference: RuleReference? = RuleReference(
    "Localizing and Varying Text with a String Catalog",
    "https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog")
  let dependsOnEnvironment = false
}

@MainActor extension MissingLocalization {
  func observations(on screen: AuditedScreen) -> [Observation] {
    let document = screen.document
    let languages = document.languages.filter { document.problemsOfTexts(in: $0).isEmpty }
    guard !languages.isEmpty else { return [] }
    let texts = TranslatableText.all(in: screen.loaded.scene.element).filter { text in
      text.text.count(where: \.isLetter) >= Self.leastLetters && !PlaceholderText.matches(text.text)
        && screen.code.effect(of: .text, on: text.id) != .certain
    }
    let translations = languages.map { (language: $0, texts: document.translations(into: $0)) }
      .filter { !isOriginal($0.language, $0.texts, of: texts) }
    // Only texts that some language translates count: a text that is the same in all languages is a name, or is not
    // shown.
    let translated = texts.filter { text in
      translations.contains { $0.texts[text.key].map { !$0.isEmpty && $0 != text.text } ?? false }
    }
    let most = translations.map(\.texts.count).max() ?? 0
    let begun = translations.filter { Self.hasOnlyBegun($0.texts.count, of: most) }
    let others = translations.filter { !Self.hasOnlyBegun($0.texts.count, of: most) }
    return missing(translated, in: others, haveOnlyBegun: false, on: screen)
      + missing(translated, in: begun, haveOnlyBegun: true, on: screen)
      + wholeLanguages(translated, translations.map(\.language), on: screen)
  }

  /// The least number of letters of a text that is judged. Shorter texts are mostly units, such as “kg”.
  private static let leastLetters = 3

  /// The observations about texts that languages lack, one per set of texts: languages that lack the same texts are
  /// reported together.
  private func missing(
    _ texts: [TranslatableText], in translations: [(language: String, texts: [String: String])],
    haveOnlyBegun: Bool, on screen: AuditedScreen
  ) -> [Observation] {
    // If a language lacks texts that no code replaces, only these texts are reported, as a certain fault.
    let shown = texts.filter { screen.code.effect(of: .text, on: $0.id) == .none }
    var told: Set<[String]> = []
    return translations.compactMap { _, own in
      func lacks(_ texts: [TranslatableText], _ own: [String: String]) -> [TranslatableText] {
        texts.filter { own[$0.key] == nil }
      }
      let isKnown = !lacks(shown, own).isEmpty
      let missing = lacks(isKnown ? shown : texts, own)
      let keys = missing.map(\.key)
      guard !keys.isEmpty, told.insert(keys).inserted else { return nil }
      let languages = translations.filter { lacks(isKnown ? shown : texts, $0.texts).map(\.key) == keys }
        .map(\.language)
      return observation(of: missing, languages, isKnown && !haveOnlyBegun ? .violation : .needsReview, on: screen)
    }
  }

  /// Whether a translation has less than half as many texts as the most complete translation. People who choose such a
  /// language expect to read English.
  private static func hasOnlyBegun(_ amount: Int, of most: Int) -> Bool { amount * 2 < most }

  /// Whether the document itself is written in the language: at least half of the language's texts equal the
  /// document's. English also counts as the document's language if it lacks any of the texts.
  private func isOriginal(_ language: String, _ own: [String: String], of texts: [TranslatableText]) -> Bool {
    let known = texts.filter { own[$0.key] != nil }
    let same = known.count { own[$0.key] == $0.text }
    return same * 2 >= known.count && !known.isEmpty || language.hasPrefix("en") && known.count < texts.count
  }

  private func observation(
    of texts: [TranslatableText], _ languages: [String], _ outcome: Outcome, on screen: AuditedScreen
  ) -> Observation? {
    guard let first = texts.first else { return nil }
    let names = LanguageWords.names(of: languages)
    return Observation(
      view: screen.view(nearest: first.id) ?? screen.loaded.rootView, line: first.line,
      variant: languages.joined(separator: " "), outcome: outcome, magnitude: Double(texts.count * languages.count),
      message: texts.count == 1
        ? "“\(ViewWords.short(first.text))” has no translation into \(names)."
        : "“\(ViewWords.short(first.text))” and \(texts.count - 1) more have no translation into \(names).",
      because: texts.prefix(5).map { "line \($0.line): no text \($0.key) in \(languages.joined(separator: ", "))" },
      fix: "Add the missing lines to the document’s texts in \(languages.joined(separator: ", ")).")
  }

  /// The observations about languages of the app into which no text of the document is translated. They are made only
  /// for the first screen of the document.
  private func wholeLanguages(
    _ texts: [TranslatableText], _ translated: [String], on screen: AuditedScreen
  ) -> [Observation] {
    let document = screen.document
    guard let first = texts.first,
      document.scenes.first(where: { $0.rootViewElement != nil })?.id == screen.loaded.scene.id
    else { return [] }
    let missing = document.languagesWithoutTexts.filter { !$0.hasPrefix("en") }
    // If most documents of the app lack a language, the app does not support it yet.
    guard missing.count < translated.count else { return [] }
    let most = translated.map(document.bytesOfTexts).max() ?? 0
    return missing.map { language in
      let name = LanguageWords.name(of: language)
      return Observation(
        view: screen.view(nearest: first.id) ?? screen.loaded.rootView, line: first.line, variant: language,
        outcome: Self.hasOnlyBegun(document.bytesOfTexts(in: language), of: most) ? .needsReview : .violation,
        magnitude: Double(texts.count),
        message: "Nothing of this document is translated into \(name).",
        because: [
          "\(translated.count) other language\(translated.count == 1 ? "" : "s") of the app have texts for it",
          "the folder \(language).lproj has texts, but none for this document",
        ],
        fix: "Export the document’s texts into \(language).lproj, and translate them.")
    }
  }
}
