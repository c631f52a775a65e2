/// The widths and metrics of one face at one size.
final class ResolvedFont: Sendable {
  let descriptor: FontDescriptor
  let metrics: FontMetrics
  /// Vertical metrics in points; the descender is negative.
  let ascender: Double
  let descender: Double
  let leading: Double
  /// Part of the line height that is the face's line gap.
  let lineGapInside: Double
  /// Widths that need no installed font; nil if all widths come from the installed font.
  let table: AdvanceTable?
  /// Points per unit of `table`.
  let unit: Double
  /// Added after every character that is not from a fallback font, in points.
  let tracking: Double
  let isSystem: Bool
  let weight: FontWeight
  let notes: [String]
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
      // Like the system font, this face had its line gap in the line height: stored labels are 21 points high at 17.
      // The bold face has the stored height even without the gap: 43 at 36.
      if descriptor.weight < .semibold { lineGapInside = 0.028 }
      parts.metrics.descender -= lineGapInside
      // The system font had tracking by size, the named font has none: small labels are wider, large ones narrower.
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
    // Up to Xcode 7 the fonts of text styles had no leading: three lines are 58 and 62 points high at 16 and 17.
    leading = descriptor.era < .leadingOfStyles ? 0 : descriptor.leading ?? 0
    table = parts.table
    unit = size / 2048
    tracking = parts.tracking
    isSystem = parts.isSystem
    weight = parts.weight
    notes = parts.notes
    outlineFiles = parts.outlineFiles
    installed = parts.installed
  }

  /// The face for the outlines, and for widths that no table has; nil if no font is installed.
  var face: FontFace? {
    if let installed { return installed }
    for file in outlineFiles {
      if let face = FontLibrary.shared.face(fileName: file) { return face }
    }
    return nil
  }

  /// How the outlines of a face are stretched if it stands in for the system font.
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
  /// What a descriptor resolves to, independent of the size.
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
        // The font that UIKit uses if it does not find the requested one. Stored labels in fonts that the author had
        // not installed mostly have its widths.
        table = .named(Self.missingFont)
        metrics = FontMetrics.named(name) ?? FontMetrics.named(Self.missingFont) ?? .system
        notes.append("Font “\(requested)” is not installed and has no table of widths; Helvetica's are used.")
      }
    }

    private static let missingFont = "Helvetica"

    /// The face of the same family that has a table and the nearest weight; the lighter one at a tie.
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
