import InterfaceBuilder
import UIKit

/// The values that a person chose for each axis of the environments. An empty axis has its default value.
///
/// It gives `Environment`s: all combinations, or a matrix that a ``MatrixPreset`` and the ``ProjectFacts`` complete.
nonisolated public struct EnvironmentSelection: Hashable, Sendable {
  /// Devices.
  public var devices: [Device] = []
  /// Orientations.
  public var orientations: [Orientation] = []
  /// Text sizes.
  public var textSizes: [UIContentSizeCategory] = []
  /// Languages; ``everyLocale`` stands for all languages that a document has translations for, and
  /// `Environment.documentLocale` for the document's own texts.
  public var locales: [String] = []

  /// The locale that stands for every language that a document has translations for.
  public static let everyLocale = "all"
  /// Reading directions.
  public var directions: [Environment.Direction] = []
  /// Appearances.
  public var appearances: [Environment.Appearance] = []
  /// Contrasts.
  public var contrasts: [Environment.Contrast] = []
  /// Whether text is bold.
  public var boldTexts: [Bool] = []
  /// The lengths of the texts that code sets.
  public var contents: [Environment.Content] = []
  /// Whether the app's code runs. It does so on devices, not on the canvas.
  public var runsCode = false

  /// The preset that fills the axes that are empty.
  public var preset = MatrixPreset.quick

  /// Whether a locale is not a spoken language: it stands for all of a document's languages, for its own texts, or is a
  /// pseudo-language.
  public static func isSpecial(_ locale: String) -> Bool {
    locale == everyLocale || locale == Environment.documentLocale || PseudoLanguage(rawValue: locale) != nil
  }

  /// A selection without a value on any axis.
  public init() {}

  /// A copy of this selection in which another one fills the axes that are empty here.
  public func completed(by other: EnvironmentSelection) -> EnvironmentSelection {
    var selection = self
    if devices.isEmpty { selection.devices = other.devices }
    if orientations.isEmpty { selection.orientations = other.orientations }
    if textSizes.isEmpty { selection.textSizes = other.textSizes }
    if locales.isEmpty { selection.locales = other.locales }
    if directions.isEmpty { selection.directions = other.directions }
    if appearances.isEmpty { selection.appearances = other.appearances }
    if contrasts.isEmpty { selection.contrasts = other.contrasts }
    if boldTexts.isEmpty { selection.boldTexts = other.boldTexts }
    if contents.isEmpty { selection.contents = other.contents }
    if preset == .quick { selection.preset = other.preset }
    return selection
  }

  /// All combinations of the chosen values. Axes without a chosen value have that of the document's canvas.
  ///
  /// With a chosen device, the screen has that device's bars and safe areas, not those that the canvas drew.
  public func environments(for document: InterfaceDocument) -> [Environment] {
    combinations(from: .designTime(of: document), languages: document.languages)
  }

  /// All combinations of the chosen values. The other axes have the values on which layouts break most often.
  ///
  /// By default that is 18 environments: a narrow, a usual and a wide device of the document's kind; the usual text
  /// size, the largest of the ordinary ones, and a middle one of the accessibility sizes; both reading directions. The
  /// usual device is there three more times: in landscape, in dark appearance, and once per language of the document's
  /// ``mostLanguages`` longest translations, on the narrow device. Some documents get more environments: windows in
  /// Split View for an iPad document, if the app can be shown beside other apps; increased contrast, if a colour has a
  /// separate value for it; empty and long texts, if the project says what texts show.
  ///
  /// The facts of the project narrow the matrix: left to right only, if no language of the app is written from right to
  /// left; no phone 320 points wide from iOS 16 on; iPads for an app that runs on nothing else; no landscape, no
  /// portrait and no dark appearance where the app has none.
  ///
  /// - Parameters:
  ///   - document: the document to lay out.
  ///   - project: the facts of its project; `nil` if nothing is known.
  public func matrix(for document: InterfaceDocument, in project: ProjectFacts? = nil) -> [Environment] {
    switch preset {
    case .quick: quickMatrix(for: document, in: project)
    case .full: fullMatrix(for: document, in: project)
    }
  }

  private func quickMatrix(for document: InterfaceDocument, in project: ProjectFacts?) -> [Environment] {
    let canvas = Environment.designTime(of: document)
    var selection = self
    if devices.isEmpty {
      let isPad = document.idiom == .pad || project?.isForPadsOnly ?? false
      let narrowPhone = project?.mayRunOnNarrowPhones ?? true ? "retina4_0" : "retina4_7"
      let ids =
        isPad ? ["ipad8_3", "ipad11_0rounded", "ipad12_9rounded"] : [narrowPhone, "retina6_12", "retina6_9"]
      selection.devices = Device.all.filter { ids.contains($0.id) }
    }
    if orientations.isEmpty {
      selection.orientations = [project?.mayBeInPortrait ?? true ? canvas.orientation : .landscape]
    }
    if textSizes.isEmpty {
      selection.textSizes = [.large, .extraExtraExtraLarge, .accessibilityExtraLarge]
    }
    if directions.isEmpty, locales.isEmpty {
      let isMirrored = project?.mayBeMirrored ?? true
      selection.directions = isMirrored ? [.leftToRight, .rightToLeft] : [.leftToRight]
    }
    if appearances.isEmpty { selection.appearances = [canvas.appearance] }
    let product = selection.combinations(from: canvas, languages: document.languages)
    return product + extras(to: product, of: document, in: project)
  }

  /// The windows beside another app, by their identifiers.
  private static let windows = ["ipad11_0rounded_third", "ipad11_0rounded_two_thirds"]

  /// An environment with increased contrast, in its own appearance and in dark appearance.
  private func withIncreasedContrast(_ environment: Environment, in project: ProjectFacts?) -> [Environment] {
    var light = environment
    light.contrast = .increased
    guard appearances.isEmpty, light.appearance == .light, project?.mayBeDark ?? true else { return [light] }
    var dark = light
    dark.appearance = .dark
    return [light, dark]
  }

  /// An environment with the empty texts that code may set, and one with the long texts.
  private func withOtherContents(_ environment: Environment) -> [Environment] {
    [Environment.Content.empty, .long].map { content in
      var other = environment
      other.content = content
      return other
    }
  }

  /// The most languages of a document that the default matrix includes.
  public static let mostLanguages = 3

  /// The environments of the default matrix besides the product of its axes, as ``matrix(for:in:)`` lists them.
  private func extras(
    to product: [Environment], of document: InterfaceDocument, in project: ProjectFacts?
  ) -> [Environment] {
    guard devices.isEmpty, textSizes.isEmpty, directions.isEmpty, contrasts.isEmpty, boldTexts.isEmpty,
      contents.isEmpty,
      let narrow = product.first(where: { $0.contentSizeCategory == .large }),
      var usual = product.first(where: { $0.contentSizeCategory == .large && $0.device.id != narrow.device.id })
    else { return [] }
    usual.safeAreaSource = .device
    var extras: [Environment] = []
    if orientations.isEmpty, usual.orientation == .portrait, project?.mayBeInLandscape ?? true {
      var landscape = usual
      landscape.orientation = .landscape
      extras.append(landscape)
    }
    if appearances.isEmpty, usual.appearance == .light, project?.mayBeDark ?? true {
      var dark = usual
      dark.appearance = .dark
      extras.append(dark)
    }
    if document.hasColorsForIncreasedContrast { extras += withIncreasedContrast(usual, in: project) }
    if document.idiom == .pad, project?.deviceFamilies.contains(2) == true, project?.mayShareScreen == true {
      extras += Device.windows.filter { Self.windows.contains($0.id) }.map { window in
        var beside = usual
        beside.device = window
        return beside
      }
    }
    if !document.shownTexts.isEmpty { extras += withOtherContents(narrow) }
    if locales.isEmpty {
      for locale in document.languages(withLongestTexts: Self.mostLanguages) {
        var translated = narrow
        translated.locale = locale
        translated.direction = Language.isRightToLeft(locale) ? .rightToLeft : .leftToRight
        extras.append(translated)
      }
    }
    return extras
  }

  /// Four phones and, for an iPad app, three iPads and two windows of one of them beside another app, in both
  /// orientations, at five text sizes, in both directions and appearances. Then the narrow device at the usual text
  /// size: with increased contrast in both appearances, with bold text, with no and long texts where the project says
  /// what texts show, in every language of the document and in the pseudo-languages. The facts of the project narrow it
  /// in the same way as the quick matrix.
  private func fullMatrix(for document: InterfaceDocument, in project: ProjectFacts?) -> [Environment] {
    let canvas = Environment.designTime(of: document)
    var selection = self
    if devices.isEmpty { selection.devices = Self.devicesOfFullMatrix(for: document, in: project) }
    if orientations.isEmpty {
      let isTurned = project?.mayBeInLandscape ?? true
      selection.orientations =
        project?.mayBeInPortrait == false ? [.landscape] : isTurned ? [.portrait, .landscape] : [canvas.orientation]
    }
    if textSizes.isEmpty {
      selection.textSizes = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
      ]
    }
    if directions.isEmpty, locales.isEmpty {
      selection.directions = project?.mayBeMirrored ?? true ? [.leftToRight, .rightToLeft] : [.leftToRight]
    }
    if appearances.isEmpty {
      selection.appearances = project?.mayBeDark ?? true ? [.light, .dark] : [canvas.appearance]
    }
    let product = selection.combinations(from: canvas, languages: document.languages)
    guard let narrow = product.first(where: { $0.contentSizeCategory == .large }) ?? product.first else {
      return product
    }
    var extras: [Environment] = []
    if contrasts.isEmpty { extras += withIncreasedContrast(narrow, in: project) }
    if boldTexts.isEmpty {
      var bold = narrow
      bold.isTextBold = true
      extras.append(bold)
    }
    if contents.isEmpty, !document.shownTexts.isEmpty { extras += withOtherContents(narrow) }
    guard locales.isEmpty else { return product + extras }
    return product + extras
      + (document.languages + PseudoLanguage.allCases.map(\.rawValue)).map { locale in
        var translated = narrow
        translated.locale = locale
        translated.direction = Language.isRightToLeft(locale) ? .rightToLeft : .leftToRight
        return translated
      }
  }

  private static func devicesOfFullMatrix(for document: InterfaceDocument, in project: ProjectFacts?) -> [Device] {
    let isForPads = document.idiom == .pad || project?.isForPadsOnly ?? false
    let narrowPhones = project?.mayRunOnNarrowPhones ?? true ? ["retina4_0"] : []
    let phones = isForPads ? [] : narrowPhones + ["retina4_7", "retina6_12", "retina6_9"]
    let runsOnPads = isForPads || project?.deviceFamilies.contains(2) ?? false
    let pads = runsOnPads ? ["ipad8_3", "ipad11_0rounded", "ipad12_9rounded"] : []
    let shared = runsOnPads && project?.mayShareScreen ?? true ? windows : []
    return (Device.all + Device.windows).filter { (phones + pads + shared).contains($0.id) }
  }

  private func combinations(from base: Environment, languages: [String]) -> [Environment] {
    var base = base
    if runsCode { base.safeAreaSource = .device }
    var environments = [base]
    func vary<Value>(_ values: [Value], _ set: (inout Environment, Value) -> Void) {
      guard !values.isEmpty else { return }
      environments = environments.flatMap { environment in
        values.map { value in
          var varied = environment
          set(&varied, value)
          return varied
        }
      }
    }
    vary(devices) {
      $0.device = $1
      $0.safeAreaSource = .device
    }
    vary(orientations) {
      $0.orientation = $1
      $0.safeAreaSource = .device
    }
    vary(locales.flatMap { $0 == Self.everyLocale ? languages : [$0] }) {
      guard $1 != Environment.documentLocale else { return }
      $0.locale = $1
      $0.direction = Language.isRightToLeft($1) ? .rightToLeft : .leftToRight
    }
    vary(directions) { $0.direction = $1 }
    vary(appearances) { $0.appearance = $1 }
    vary(contrasts) { $0.contrast = $1 }
    vary(boldTexts) { $0.isTextBold = $1 }
    vary(contents) { $0.content = $1 }
    vary(textSizes) { $0.contentSizeCategory = $1 }
    return environments
  }
}
