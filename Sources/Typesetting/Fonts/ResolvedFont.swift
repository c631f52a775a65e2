/// The font that was found for a ``FontDescriptor``: the widths and metrics of one face at one size.
final class ResolvedFont: Sendable {
  let descriptor: FontDescriptor
  let metrics: FontMetrics
  /// Vertical metrics in points; the descender is negative.
  let ascender: Double
  let descender: Double
  let leading: Double
  /// The part of the line height that is the face's line gap, in points.
  let lineGapInside: Double
  /// The built-in table of widths; nil if all widths come from an installed or registered font.
  let table: AdvanceTable?
  /// Points per unit of `table`.
  let unit: Double
  /// The space that is added after every character, in points, except after characters from fallback fonts.
  let tracking: Double
  let isSystem: Bool
  let weight: FontWeight
  let notes: [String]
  let evidence: WidthEvidence
  private let outlineFiles: [String]
  private let installed: FontFace?

  init(_ requested: FontDescriptor) {
    var descriptor = requested
    if !descriptor.size.isFinite || descriptor.size <= 0 { descriptor.size = 14 }
    var parts: Parts
    var lineGapInside = 0.0
    switch descriptor.family {
    case .system(.default) where descriptor.era == .helveticaNeue:
      parts = Parts(named: Self.helveticaNeueFace(descriptor.weight), descriptor)
      // As the system font, Helvetica Neue had its line gap inside the line height: in documents, labels are 21 points
      // high at 17 points. The bold face has the height that documents store even without the gap: 43 points at 36.
      if descriptor.weight < .semibold { lineGapInside = 0.028 }
      parts.metrics.descender -= lineGapInside
      // As the system font, Helvetica Neue had tracking that depends on the size; as a named font it has none. So small
      // labels are wider than in the named font, and large ones narrower.
      parts.tracking = StepFunction.tracking(design: .default, size: descriptor.size, era: descriptor.era)
    case .system(let design): parts = Parts(system: design, descriptor)
    case .named(let name):
      if let design = FontNames.systemDesign(of: name) {
        var system = descriptor
        system.weight = FontNames.weight(of: name) ?? descriptor.weight
        system.isItalic = descriptor.isItalic || FontNames.isItalic(name)
        parts = Parts(system: design, system)
      } else {
        parts = Parts(named: name, descriptor)
      }
    }
    let size = descriptor.size
    self.descriptor = descriptor
    metrics = parts.metrics
    ascender = parts.metrics.ascender * size
    descender = parts.metrics.descender * size
    self.lineGapInside = lineGapInside * size
    // Up to Xcode 7, the fonts of text styles had no leading: in documents, labels with three lines are 58 points high
    // at 16 points and 62 points high at 17.
    leading = descriptor.era < .leadingOfStyles ? 0 : descriptor.leading ?? 0
    table = parts.table
    unit = size / 2048
    tracking = parts.tracking
    isSystem = parts.isSystem
    weight = parts.weight
    notes = parts.notes
    evidence = parts.notes.isEmpty ? parts.table?.evidence ?? .known : .substitute
    outlineFiles = parts.outlineFiles
    installed = parts.installed
  }

  /// The face with which the font is drawn, and which has the widths that no table has; nil if no suitable font is
  /// installed.
  var face: FontFace? {
    if let installed { return installed }
    for file in outlineFiles {
      if let face = FontLibrary.shared.face(fileName: file) { return face }
    }
    return nil
  }

  /// How the outlines of a face are scaled if it is a replacement for the system font; nil if they are not scaled.
  func outlineFit(of face: FontFace) -> OutlineFit? {
    guard isSystem, let name = face.file.path.split(separator: "/").last else { return nil }
    if name.hasPrefix("InterDisplay-") { return .display }
    return name.hasPrefix("Inter-") ? .text : nil
  }

  private static func helveticaNeueFace(_ weight: FontWeight) -> String {
    switch weight {
    case ...FontWeight.thin: return "HelveticaNeue-Thin"
    case ...FontWeight.light: return "HelveticaNeue-Light"
    case ..<FontWeight.semibold: return "HelveticaNeue"
    default: return "HelveticaNeue-Bold"
    }
  }
}

extension ResolvedFont {
  /// The parts of a resolved font before lengths are multiplied by the font size.
  private struct Parts {
    var metrics = FontMetrics.system
    var table: AdvanceTable?
    var tracking = 0.0
    var isSystem = false
    var weight: FontWeight
    var notes: [String] = []
    var outlineFiles: [String] = []
    var installed: FontFace?

    init(system design: FontDescriptor.Design, _ descriptor: FontDescriptor) {
      let display = design == .rounded || descriptor.era.setsDisplayLetters(at: descriptor.size)
      weight = descriptor.weight
      isSystem = true
      table =
        design == .monospaced
        ? .monospaced
        : .system(display: display, weight: weight, monospacedDigits: descriptor.monospacedDigits)
      tracking = StepFunction.tracking(design: design, size: descriptor.size, era: descriptor.era)
      outlineFiles = OutlineFonts.system(design, weight: weight, isItalic: descriptor.isItalic, display: display)
      if design == .serif {
        notes.append("The widths of the serif system font are not known; the system font's are used.")
      }
    }

    init(named requested: String, _ descriptor: FontDescriptor) {
      let name = FontNames.postScriptName(of: requested)
      let isItalic = descriptor.isItalic || FontNames.isItalic(name)
      weight = FontNames.weight(of: name) ?? descriptor.weight
      outlineFiles = OutlineFonts.named(name, weight: weight, isItalic: isItalic)
      if let face = FontLibrary.shared.registeredFace(named: requested) {
        installed = face
        metrics = face.metrics
      } else if let own = AdvanceTable.named(name) {
        table = own
        metrics = FontMetrics.named(name) ?? .system
      } else if let face = FontLibrary.shared.face(named: requested) {
        installed = face
        metrics = FontMetrics.named(name) ?? face.metrics
      } else if let (relative, other) = Self.relative(of: name, weight: weight) {
        table = other
        metrics = FontMetrics.named(name) ?? .system
        notes.append("Font “\(requested)” is not installed and has no table of widths; \(relative)'s widths are used.")
      } else {
        // UIKit uses Helvetica if it does not find the requested font. In documents, most labels in fonts that the
        // document's author had not installed have the widths of Helvetica.
        table = .named(Self.missingFont)
        metrics = FontMetrics.named(name) ?? FontMetrics.named(Self.missingFont) ?? .system
        notes.append("Font “\(requested)” is not installed and has no table of widths; Helvetica's are used.")
      }
    }

    private static let missingFont = "Helvetica"

    /// The face of the same family that has a built-in table and the nearest weight; nil if no face of the family has a
    /// table.
    private static func relative(of name: String, weight: FontWeight) -> (name: String, table: AdvanceTable)? {
      let family = FontNames.family(of: name)
      var best: (name: String, table: AdvanceTable, distance: Double)?
      for other in AdvanceTable.names where FontNames.family(of: other) == family {
        let distance = abs((FontNames.weight(of: other) ?? .regular).rawValue - weight.rawValue)
        if distance < best?.distance ?? .infinity, let table = AdvanceTable.named(other) {
          best = (other, table, distance)
        }
      }
      return best.map { ($0.name, $0.table) }
    }
  }
}
