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
    has the document's own texts, nor are texts of one or two letters, which are mostly units, and texts whose comment \
    or string catalog says that they are not translated. A text that is in no translation at all is a violation if \
    most other texts of the screen are in one. It needs review if code may show another text, and in languages that \
    lack more than half of the document's or the app's texts, because their translation has only begun.
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
    guard !document.languages.isEmpty else { return [] }
    let kept = document.keysOfTextsToKeep
    let texts = TranslatableText.all(in: screen.loaded.scene.element).filter { text in
      text.text.count(where: \.isLetter) >= Self.leastLetters && !PlaceholderText.matches(text.text)
        && !kept.contains(text.key) && !text.isKept && screen.code.effect(of: .text, on: text.id) != .certain
    }
    guard !texts.isEmpty else { return [] }
    let languages = document.languages.filter { document.problemsOfTexts(in: $0).isEmpty }
    let translations = languages.map { Translation(language: $0, texts: document.translations(into: $0)) }
      .filter { !isOriginal($0.language, $0.texts, of: texts) }
    // A text that is the same in all languages is a name, or is not shown.
    let translated = texts.filter { text in
      translations.contains { $0.texts[text.key].map { !$0.isEmpty && $0 != text.text } ?? false }
    }
    let most = translations.map(\.texts.count).max() ?? 0
    let begun = translations.filter { translation in
      Self.hasOnlyBegun(translation.texts.count, of: most)
        || screen.project?.hasOnlyBegun(translation.language) == true
    }
    let complete = translations.filter { translation in !begun.contains { $0.language == translation.language } }
    let found = missing(translated, in: complete, doubt: nil, on: screen)
    let told = Set(found.flatMap(\.keys))
    let others = translated.filter { !told.contains($0.key) }
    return found.map(\.observation)
      + missing(others, in: begun, doubt: "the translation has only begun", on: screen).map(\.observation)
      + forgotten(texts, in: complete, on: screen)
      + wholeLanguages(translated, translations.map(\.language), on: screen)
  }

  /// The texts of a document in one language, by their keys.
  private struct Translation {
    var language: String
    var texts: [String: String]
  }

  /// The least number of letters of a text that is judged. Shorter texts are mostly units, such as “kg”.
  private static let leastLetters = 3

  /// The observations about texts that languages lack, each text in one of them: the texts that the same languages lack
  /// are reported together. If a language lacks texts that no code replaces, only these are reported for it.
  private func missing(
    _ texts: [TranslatableText], in translations: [Translation], doubt: Doubt?, on screen: AuditedScreen
  ) -> [(keys: [String], observation: Observation)] {
    let shown = texts.filter { screen.code.effect(of: .text, on: $0.id) == .none }
    let lacking = translations.filter { translation in shown.contains { translation.texts[$0.key] == nil } }
    let others = translations.filter { translation in !lacking.contains { $0.language == translation.language } }
    return grouped(shown, by: lacking).map { ($1.map(\.key), observation(of: $1, $0, doubt: doubt, on: screen)) }
      + grouped(texts, by: others).map {
        ($1.map(\.key), observation(of: $1, $0, doubt: doubt ?? .textFromCode, on: screen))
      }
  }

  /// Texts by the languages that lack them, in the order of the document. Texts that no language lacks are left out.
  private func grouped(
    _ texts: [TranslatableText], by translations: [Translation]
  ) -> [(languages: [String], texts: [TranslatableText])] {
    var groups: [(languages: [String], texts: [TranslatableText])] = []
    for text in texts {
      let languages = translations.filter { $0.texts[text.key] == nil }.map(\.language)
      if languages.isEmpty { continue }
      if let index = groups.firstIndex(where: { $0.languages == languages }) {
        groups[index].texts.append(text)
      } else {
        groups.append((languages, [text]))
      }
    }
    return groups
  }

  /// The part of a screen's texts that must have a translation before a text without any counts as forgotten.
  private static let leastTranslatedPart = 0.75
  /// The number of texts with a translation from which that part is meaningful.
  private static let leastTranslatedTexts = 4

  /// The observation about texts that are in no translation at all: most others are, so these were added later.
  private func forgotten(
    _ texts: [TranslatableText], in translations: [Translation], on screen: AuditedScreen
  ) -> [Observation] {
    let known = texts.filter { text in translations.contains { $0.texts[text.key] != nil } }
    let new = texts.filter { text in
      !translations.contains { $0.texts[text.key] != nil } && screen.document.outlets(to: text.id).isEmpty
    }
    guard let first = new.first, known.count >= Self.leastTranslatedTexts,
      Double(known.count) >= Double(texts.count) * Self.leastTranslatedPart
    else { return [] }
    let others = new.count > 1 ? " and \(new.count - 1) more are" : " is"
    return [
      Observation(
        view: screen.view(nearest: first.id) ?? screen.loaded.rootView, line: first.line, variant: "all",
        doubt: nil, magnitude: Double(new.count),
        message: "“\(ViewWords.short(first.text))”\(others) in no translation of the document.",
        because: ["\(known.count) of the screen’s \(texts.count) texts are translated"]
          + new.prefix(5).map { "line \($0.line): no text \($0.key) in any language" },
        fix: "Export the document’s texts again, and translate what is new.")
    ]
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

  /// - Parameter texts: at least one text.
  private func observation(
    of texts: [TranslatableText], _ languages: [String], doubt: Doubt?, on screen: AuditedScreen
  ) -> Observation {
    let first = texts[0]
    let names = LanguageWords.names(of: languages)
    return Observation(
      view: screen.view(nearest: first.id) ?? screen.loaded.rootView, line: first.line,
      variant: languages.joined(separator: " "), doubt: doubt, magnitude: Double(texts.count * languages.count),
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
        doubt: Self.hasOnlyBegun(document.bytesOfTexts(in: language), of: most)
          || screen.project?.hasOnlyBegun(language) == true ? "the translation has only begun" : nil,
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
