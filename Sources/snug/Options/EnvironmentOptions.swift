import ArgumentParser
import Environments
import InterfaceBuilder
import UIKit

/// The options for the environments in which a command lays screens out: one option per axis.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A device, by Interface Builder's identifier or by name; repeatable.",
      discussion:
        "As retina4_0, “iPhone SE”, ipad9_7; a window in Split View as ipad11_0rounded_third; all for every device.",
      valueName: "name"),
    transform: EnvironmentOptions.devices)
  var device: [[Device]] = []

  @Option(
    help: ArgumentHelp("How the device is held; repeatable.", valueName: "portrait|landscape|all"),
    transform: EnvironmentOptions.orientations)
  var orientation: [[Orientation]] = []

  @Option(
    help: ArgumentHelp(
      "Text sizes: one, a range, or several with commas; repeatable.",
      discussion: "XS to XXXL and AX1 to AX5, ranges as AX1-AX5, lists as S,L,AX3; all for the twelve.",
      valueName: "sizes"),
    transform: EnvironmentOptions.textSizes)
  var textSize: [[UIContentSizeCategory]] = []

  @Option(
    help: ArgumentHelp(
      "A language; repeatable.",
      discussion: """
        As de or pt-BR, read from the document's strings files; all for those that it has, base for none; or one of Xcode's \
        pseudo-languages: \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")).
        """,
      valueName: "language"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "The reading direction; repeatable. Without it, the language's own.", valueName: "ltr|rtl|all"),
    transform: EnvironmentOptions.directions)
  var direction: [[Environment.Direction]] = []

  @Option(
    help: ArgumentHelp("Light or dark appearance; repeatable.", valueName: "light|dark|all"),
    transform: EnvironmentOptions.appearances)
  var appearance: [[Environment.Appearance]] = []

  @Option(
    help: ArgumentHelp(
      "Whether “Increase Contrast” is on; repeatable.", valueName: "standard|increased|all"),
    transform: EnvironmentOptions.contrasts)
  var contrast: [[Environment.Contrast]] = []

  @Option(
    help: ArgumentHelp(
      "Whether “Bold Text” is on; repeatable.", valueName: "off|on|all"),
    transform: EnvironmentOptions.boldTexts)
  var boldText: [[Bool]] = []
}

extension EnvironmentOptions {
  private static func devices(_ text: String) throws -> [Device] {
    try reportingUnknownNames { () throws(UnknownName) in try AxisNames.devices(text) }
  }

  private static func textSizes(_ text: String) throws -> [UIContentSizeCategory] {
    try reportingUnknownNames { () throws(UnknownName) in try AxisNames.textSizes(text) }
  }

  private static func orientations(_ text: String) throws -> [Orientation] {
    try reportingUnknownNames { () throws(UnknownName) in try AxisNames.orientations(text) }
  }

  private static func directions(_ text: String) throws -> [Environment.Direction] {
    try reportingUnknownNames { () throws(UnknownName) in try AxisNames.directions(text) }
  }

  private static func appearances(_ text: String) throws -> [Environment.Appearance] {
    try reportingUnknownNames { () throws(UnknownName) in try AxisNames.appearances(text) }
  }

  private static func contrasts(_ text: String) throws -> [Environment.Contrast] {
    try reportingUnknownNames { () throws(UnknownName) in try AxisNames.contrasts(text) }
  }

  private static func boldTexts(_ text: String) throws -> [Bool] {
    try reportingUnknownNames { () throws(UnknownName) in try AxisNames.boldTexts(text) }
  }

  static func reportingUnknownNames<Value>(_ read: () throws(UnknownName) -> Value) throws -> Value {
    do throws(UnknownName) {
      return try read()
    } catch {
      throw ValidationError(error.message)
    }
  }
}

extension EnvironmentOptions {
  var isNarrow: Bool {
    !(device.isEmpty && orientation.isEmpty && textSize.isEmpty && locale.isEmpty && direction.isEmpty
      && appearance.isEmpty && contrast.isEmpty && boldText.isEmpty)
  }

  /// The options as command line arguments, with which the same choice can be made again.
  @MainActor var words: [String] {
    let selection = selection
    func option(_ name: String, _ values: [String]) -> [String] { values.flatMap { [name, $0] } }
    let sizes = selection.textSizes.map(TextSize.name)
    return option("--device", selection.devices.map(\.id))
      + option("--orientation", selection.orientations.map(\.rawValue))
      + option("--text-size", sizes.isEmpty ? [] : [sizes.joined(separator: ",")])
      + option("--locale", selection.locales)
      + option("--direction", selection.directions.map { $0 == .rightToLeft ? "rtl" : "ltr" })
      + option("--appearance", selection.appearances.map(\.rawValue))
      + option("--contrast", selection.contrasts.map(\.rawValue))
      + option("--bold-text", selection.boldTexts.map { $0 ? "on" : "off" })
  }

  /// The values that the options choose, for all axes of the environments.
  @MainActor var selection: EnvironmentSelection {
    var selection = EnvironmentSelection()
    selection.devices = Self.unique(device.joined())
    selection.orientations = Self.unique(orientation.joined())
    selection.textSizes = Self.unique(textSize.joined())
    selection.locales = Self.unique(locale)
    selection.directions = Self.unique(direction.joined())
    selection.appearances = Self.unique(appearance.joined())
    selection.contrasts = Self.unique(contrast.joined())
    selection.boldTexts = Self.unique(boldText.joined())
    selection.runsCode = ProgramRole.isApp
    return selection
  }

  /// The values without duplicates, in the order of their first occurrences.
  static func unique<Value: Equatable>(_ values: some Sequence<Value>) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
