import InterfaceBuilder
import UIKit

/// The values that are chosen for each axis of the environments (device, text size, language and so on), by the command
/// line or the configuration. An empty axis gets default values.
///
/// From it, `Environment`s are made: all combinations of the chosen values (``environments(for:)``), or a matrix in
/// which a ``MatrixPreset`` and the ``ProjectFacts`` supply the values of empty axes (``matrix(for:in:)``).
nonisolated public struct EnvironmentSelection: Hashable, Sendable {
  /// The chosen devices; empty to use default values.
  public var devices: [Device] = []
  /// The chosen orientations; empty to use default values.
  public var orientations: [Orientation] = []
  /// The chosen text sizes; empty to use default values.
  public var textSizes: [UIContentSizeCategory] = []
  /// The chosen languages; empty to use default values. ``everyLocale`` stands for all languages that a document has
  /// translations for, and `Environment.documentLocale` for the document's own texts.
  public var locales: [String] = []

  /// The locale that stands for every language that a document has translations for.
  public static let everyLocale = "all"
  /// The chosen reading directions; empty to use default values.
  public var directions: [Environment.Direction] = []
  /// The chosen appearances; empty to use default values.
  public var appearances: [Environment.Appearance] = []
  /// The chosen contrasts; empty to use default values.
  public var contrasts: [Environment.Contrast] = []
  /// The chosen settings of “Bold Text”; empty to use default values.
  public var boldTexts: [Bool] = []
  /// The chosen lengths of the texts that code sets at run time; empty to use default values.
  public var contents: [Environment.Content] = []
  /// Whether the app's code runs. Then screens have the safe areas of a device, not those of Interface Builder's
  /// canvas.
  public var runsCode = false

  /// The preset whose values are used on empty axes.
  public var preset = MatrixPreset.quick

  /// Whether a locale is not a real language: it is ``everyLocale``, `Environment.documentLocale` or a pseudo-language.
  public static func isSpecial(_ locale: String) -> Bool {
    locale == everyLocale || locale == Environment.documentLocale || PseudoLanguage(rawValue: locale) != nil
  }

  /// Makes a selection in which all axes are empty.
  public init() {}

  /// A copy of this selection in which empty axes have the values of another selection.
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

  /// All combinations of the chosen values. On empty axes, the value of the document's canvas in Interface Builder is
  /// used.
  ///
  /// If a device or orientation is chosen, screens have the safe areas of the device, not those of the canvas.
  public func environments(for document: InterfaceDocument) -> [Environment] {
    combinations(from: .designTime(of: document), languages: document.languages)
  }

  /// All combinations of the chosen values. On empty axes, the values with which layouts break most often are used.
  ///
  /// For the preset ``MatrixPreset/quick``, the product of the axes has 18 environments by default: a narrow, a usual
  /// and a wide device of the document's kind; the text sizes L, XXXL and AX3; both reading directions. Further
  /// environments are added, each with the text size L:
  ///
  /// - the usual device in landscape and in dark appearance;
  /// - the narrow device in the ``mostLanguages`` languages with the longest translations of the document;
  /// - the usual device with increased contrast, if a colour of the document has a separate value for it;
  /// - two Split View windows for an iPad document, if the app can be shown beside other apps;
  /// - the narrow device with empty and long texts, if the configuration says what texts show.
  ///
  /// The product is in portrait and in light appearance wherever the project allows it: on which side and in which
  /// colours the author last looked at the canvas says nothing about the app.
  ///
  /// The facts of the project narrow the matrix: only left to right if no language of the app is written from right to
  /// left; no phone of 320 points in width from iOS 16 on; only iPads for an app that runs on nothing else; no
  /// landscape, portrait, light or dark appearance if the app does not support it.
  ///
  /// - Parameters:
  ///   - document: the document to lay out.
  ///   - project: the facts of the document's project; `nil` if no project is known.
  public func matrix(for document: InterfaceDocument, in project: ProjectFacts? = nil) -> [Environment] {
    switch preset {
    case .quick: quickMatrix(for: document, in: project)
    case .full: fullMatrix(for: document, in: project)
    }
  }

  private func quickMatrix(for document: InterfaceDocument, in project: ProjectFacts?) -> [Environment] {
    let canvas = Environment.designTime(of: document)
    var selection = self
    let isPad = Self.isForPads(document, in: project)
    if devices.isEmpty {
      let narrowPhone = project?.mayRunOnNarrowPhones ?? true ? "retina4_0" : "retina4_7"
      let ids =
        isPad ? ["ipad8_3", "ipad11_0rounded", "ipad12_9rounded"] : [narrowPhone, "retina6_12", "retina6_9"]
      selection.devices = Device.all.filter { ids.contains($0.id) }
    }
    if orientations.isEmpty {
      selection.orientations = [project?.mayBeInPortrait(onPads: isPad) ?? true ? .portrait : .landscape]
    }
    if textSizes.isEmpty {
      selection.textSizes = [.large, .extraExtraExtraLarge, .accessibilityExtraLarge]
    }
    if directions.isEmpty, locales.isEmpty {
      let isMirrored = project?.mayBeMirrored ?? true
      selection.directions = isMirrored ? [.leftToRight, .rightToLeft] : [.leftToRight]
    }
    if appearances.isEmpty { selection.appearances = [project?.mayBeLight ?? true ? .light : .dark] }
    let product = selection.combinations(from: canvas, languages: document.languages)
    return product + extras(to: product, of: document, in: project)
  }

  /// Whether a document is shown on iPads only: its canvas is one, or its app runs on nothing else.
  private static func isForPads(_ document: InterfaceDocument, in project: ProjectFacts?) -> Bool {
    document.idiom == .pad || project?.isForPadsOnly ?? false
  }

  /// The identifiers of the Split View windows that the matrices include.
  private static let windows = ["ipad11_0rounded_third", "ipad11_0rounded_two_thirds"]

  /// An environment with increased contrast, in its own appearance and, if that is light and the app supports it, in
  /// dark appearance.
  private func withIncreasedContrast(_ environment: Environment, in project: ProjectFacts?) -> [Environment] {
    var light = environment
    light.contrast = .increased
    guard appearances.isEmpty, light.appearance == .light, project?.mayBeDark ?? true else { return [light] }
    var dark = light
    dark.appearance = .dark
    return [light, dark]
  }

  /// An environment twice: with empty texts and with long texts in the views whose text code sets.
  private func withOtherContents(_ environment: Environment) -> [Environment] {
    [Environment.Content.empty, .long].map { content in
      var other = environment
      other.content = content
      return other
    }
  }

  /// The most languages of a document that the quick matrix includes.
  public static let mostLanguages = 3

  /// The environments that the quick matrix has in addition to the product of its axes. ``matrix(for:in:)`` lists them.
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
    let mayTurn = project?.mayBeInLandscape(onPads: Self.isForPads(document, in: project)) ?? true
    if orientations.isEmpty, usual.orientation == .portrait, mayTurn {
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

  /// The environments of the preset ``MatrixPreset/full``.
  ///
  /// The product of the axes has four phones and, for an iPad app, three iPads and two Split View windows; both
  /// orientations; five text sizes; both reading directions and both appearances. Further environments are added, with
  /// the narrow device at the text size L: increased contrast in both appearances, bold text, empty and long texts if
  /// the configuration says what texts show, every language of the document, and the pseudo-languages. The facts of the
  /// project narrow it in the same way as the quick matrix.
  private func fullMatrix(for document: InterfaceDocument, in project: ProjectFacts?) -> [Environment] {
    let canvas = Environment.designTime(of: document)
    var selection = self
    if devices.isEmpty { selection.devices = Self.devicesOfFullMatrix(for: document, in: project) }
    if orientations.isEmpty {
      let isPad = Self.isForPads(document, in: project)
      let isTurned = project?.mayBeInLandscape(onPads: isPad) ?? true
      selection.orientations =
        project?.mayBeInPortrait(onPads: isPad) == false
        ? [.landscape] : isTurned ? [.portrait, .landscape] : [.portrait]
    }
    if textSizes.isEmpty {
      selection.textSizes = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
      ]
    }
    if directions.isEmpty, locales.isEmpty {
      selection.directions = project?.mayBeMirrored ?? true ? [.leftToRight, .rightToLeft] : [.leftToRight]
    }
    if appearances.isEmpty { selection.appearances = Self.appearancesOfFullMatrix(in: project) }
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

  private static func appearancesOfFullMatrix(in project: ProjectFacts?) -> [Environment.Appearance] {
    guard project?.mayBeDark ?? true else { return [.light] }
    return project?.mayBeLight ?? true ? [.light, .dark] : [.dark]
  }

  private static func devicesOfFullMatrix(for document: InterfaceDocument, in project: ProjectFacts?) -> [Device] {
    let isForPads = Self.isForPads(document, in: project)
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
