import SwiftSyntax

/// Leaves out the parts of a source file that do not compile: for each compiler error, the smallest part that contains
/// it.
///
/// A cutter handles the ``CompilerError``s of one compilation. `CuttablePart` finds the parts that contain an error,
/// and each part that is left out is a ``Cut``.
///
/// Lines keep their numbers, so that errors of a later compilation can be located in the original file. If an error is
/// at a part that is already left out, the next larger part is left out: first a statement, then the body of the
/// function, then the whole declaration. So a file compiles after a bounded number of compilations.
public struct SourceCutter {
  private let file: SourceFile
  private let converter: SourceLocationConverter
  /// The ranges of bytes that are left out or replaced because of errors of the current compilation. Further errors in
  /// them are ignored, because they may be gone after the next compilation.
  private var rangesOfRound: [Range<Int>] = []
  /// All parts that are left out, in the order of the file. No cut contains another one.
  public private(set) var cuts: [Cut]
  /// The expressions that are changed so that they compile. The code around them stays.
  private var adaptations: Set<Adaptation>
  /// The changes that this cutter has added.
  private var adaptationsOfRound: Set<Adaptation> = []
  /// The modules that the file needs but does not import, in alphabetical order.
  let addedImports: [String]
  /// Whether the generated code that registers the file's members does not compile, so that they are not registered.
  private(set) var registersNothing: Bool

  /// - Parameters:
  ///   - file: the file, with the path that compiler errors have.
  ///   - cuts: the parts of the same text that were left out after earlier compilations.
  public init(_ file: SourceFile, cuts: [Cut] = []) {
    self.init(file, FileCuts(path: file.path, text: file.original, cuts: cuts))
  }

  /// - Parameters:
  ///   - file: the file, with the path that compiler errors have.
  ///   - known: the cuts and changed expressions from earlier compilations; `nil` if there are none. They are ignored
  ///     if the text of the file has changed since.
  init(_ file: SourceFile, _ known: FileCuts?) {
    self.file = file
    converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    let known = known?.matching(file)
    cuts = known?.cuts ?? []
    adaptations = Set(known?.adaptations ?? [])
    addedImports = known?.imports ?? []
    registersNothing = known?.registersNothing ?? false
  }

  /// The parts that are left out and the expressions that are changed; `nil` if there are none.
  var fileCuts: FileCuts? {
    if cuts.isEmpty, adaptations.isEmpty, addedImports.isEmpty, !registersNothing { return nil }
    let adaptations = adaptations.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return FileCuts(
      path: file.path, text: file.original, cuts: cuts, adaptations: adaptations, imports: addedImports,
      registersNothing: registersNothing)
  }

  /// Whether any part is left out or replaced by an empty value.
  var isIncomplete: Bool { !cuts.isEmpty || adaptations.contains(where: \.needsStandIns) }

  /// Whether the remaining text uses names that the generated file with stand-in declarations declares, so that this
  /// file must be compiled, too.
  var needsStandIns: Bool {
    cuts.contains { $0.kind.needsValue } || adaptations.contains(where: \.needsStandIns)
  }

  /// Leaves out the part that contains an error, or changes the expression at the error so that it compiles
  /// (``Adaptation``).
  ///
  /// - Returns: whether the file's text changes. An error in a part that was already left out since the last
  ///   compilation changes nothing.
  @discardableResult public mutating func leaveOut(_ error: CompilerError) -> Bool {
    if error.isInGeneratedCode {
      defer { registersNothing = true }
      return !registersNothing
    }
    guard let token = token(at: error) else { return false }
    let position = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if rangesOfRound.contains(where: { $0.contains(position) }) { return false }
    if let closure = ClosureWithFault(at: token, error: error.fault),
      rangesOfRound.contains(where: closure.range.contains)
    {
      return false
    }
    if adapt(at: token, error.fault) { return true }
    let slow = slowParts(at: token, error.fault)
    for part in CuttablePart.around(token, error: error.fault) {
      if !slow.isEmpty, !slow.contains(where: part.range.contains) { continue }
      guard !cuts.contains(where: { $0.range.contains(part.range) && ($0.range != part.range || $0.kind >= part.kind) })
      else { continue }
      if isReplaced(part.range) { continue }
      if part.kind == .initialValue, moveInitialValue(at: token, error.fault) { return true }
      // Parts of an inheritance clause may overlap in a comma. Then the whole clause, the next larger part, is left
      // out.
      if cuts.contains(where: { $0.range.overlaps(part.range) && !part.range.contains($0.range) }) { continue }
      rangesOfRound.append(part.range)
      cuts.removeAll { part.range.contains($0.range) }
      add(
        Cut(
          path: file.path, line: line(of: part.range.lowerBound), lastLine: line(of: part.range.upperBound),
          kind: part.kind, declaration: part.declaration, message: error.message, range: part.range))
      return true
    }
    return false
  }

  /// The parts that an expression's next larger part must contain at least one of, because leaving out single statements
  /// of it did not make it fast enough. Empty until two of them are left out.
  ///
  /// The statements of a result builder are one expression for the compiler. Each one that is left out costs another
  /// compilation, which waits for the time limit again.
  private func slowParts(at token: TokenSyntax, _ message: String) -> [Range<Int>] {
    guard CompilerError.isAboutSlowExpression(message) else { return [] }
    let declaration = CuttablePart.declaration(around: token)
    let slow = cuts.filter { $0.declaration == declaration && CompilerError.isAboutSlowExpression($0.message) }
    return slow.count < 2 ? [] : slow.map(\.range)
  }

  /// Gives properties their empty values at the start of an initializer if they get them at another place already: the
  /// assignments of the sources are left out then, and a property must get a value only once. Returns whether it is so.
  private mutating func moveInitialValue(at token: TokenSyntax, _ message: String) -> Bool {
    let names = Set(CuttablePart.uninitialized(in: message))
    guard let body = CuttablePart.initializerBody(around: token),
      let index = cuts.firstIndex(where: {
        $0.kind == .initialValue && body.range.contains($0.range.lowerBound)
          && !names.isDisjoint(with: CuttablePart.uninitialized(in: $0.message))
      }), cuts[index].range.lowerBound != body.start
    else { return false }
    var cut = cuts.remove(at: index)
    cut.range = body.start..<body.start
    cut.line = line(of: body.start)
    cut.lastLine = cut.line
    if !names.isSubset(of: CuttablePart.uninitialized(in: cut.message)) { cut.message += "; \(message)" }
    add(cut)
    return true
  }

  private mutating func add(_ cut: Cut) {
    cuts.append(cut)
    cuts.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func line(of offset: Int) -> Int { converter.location(for: AbsolutePosition(utf8Offset: offset)).line }

  /// Changes the expression at an error, if an ``Adaptation`` fixes the error. Returns whether this round makes the change.
  private mutating func adapt(at token: TokenSyntax, _ error: String) -> Bool {
    guard let found = Adaptation(at: token, error: error), !cuts.contains(where: { $0.range.contains(found.range) })
    else { return false }
    // Several errors may ask for the same change.
    if adaptationsOfRound.contains(found) { return true }
    guard adaptations.insert(found).inserted else { return false }
    adaptationsOfRound.insert(found)
    rangesOfRound += found.replacedRanges
    cuts.removeAll { cut in found.replacedRanges.contains { $0.contains(cut.range) } }
    return true
  }

  /// Whether a range is inside a larger range that a changed expression replaces.
  private func isReplaced(_ range: Range<Int>) -> Bool {
    adaptations.contains { $0.replacedRanges.contains { $0.contains(range) && $0 != range } }
  }

  /// The text of the file without the parts that are left out.
  public var remaining: String {
    let kept = (fileCuts?.adaptations ?? []).filter { found in !cuts.contains { $0.range.contains(found.range) } }
    return file.text.applying(
      kept.flatMap(\.edits) + cuts.map { Edit(range: $0.range, replacement: replacement(of: $0)) })
  }

  private func replacement(of cut: Cut) -> String {
    let separator = beginsLine(cut.range.lowerBound) ? "" : "; "
    let value = "\(StandInValue.function)()"
    switch cut.kind {
    // An app may declare a `fatalError` of its own, which would call itself if its body is left out.
    case .body: return "{ Swift.fatalError(\("left out: \(cut.message)".quoted)) }"
    case .typedValue: return "\(StandInValue.function)()"
    case .result: return "\(separator)return \(value) "
    case .initialValue:
      let names = CuttablePart.uninitialized(in: cut.message)
      return separator + names.map { "self.\($0.asIdentifier) = \(value); " }.joined()
    case .value: return "\(StandInValue.name)()"
    case .boundValue: return "(\(StandInValue.name)() as \(StandInValue.name)?)"
    case .attribute, .conformance, .viewModifier, .statement, .declaration: return ""
    }
  }

  /// Whether there is no other statement before a position on the same line, or only one that is left out.
  private func beginsLine(_ offset: Int) -> Bool {
    let before = file.text.utf8.prefix(offset)
    guard let last = before.lastIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
      return true
    }
    if before[last] == UInt8(ascii: "\n") || before[last] == UInt8(ascii: "{") { return true }
    let end = before.distance(from: before.startIndex, to: last) + 1
    return cuts.contains { $0.kind == .statement && $0.range.upperBound == end }
  }

  /// The token at which the compiler reports an error; `nil` if the file does not have the line.
  func token(at error: CompilerError) -> TokenSyntax? {
    let (line, column) = (error.line, error.column)
    guard line >= 1, line <= converter.sourceLines.count else { return nil }
    let start = converter.position(ofLine: line, column: 1).utf8Offset
    let length = converter.sourceLines[line - 1].split(whereSeparator: \.isNewline).first?.utf8.count ?? 0
    // An edit of the rewriter may have shifted the column, even beyond the end of the line, so it is limited to the
    // line. That is rare, and if the wrong part is left out, the next compilation reports the error again.
    let offset = min(start + max(0, min(column - 1, length - 1)), file.text.utf8.count)
    return file.tree.token(at: AbsolutePosition(utf8Offset: offset))
  }
}

extension Range<Int> {
  /// Whether this range contains another range.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension Cut.Kind {
  /// Whether an empty value replaces the part that is left out.
  var needsValue: Bool { [.result, .initialValue, .value, .typedValue, .boundValue].contains(self) }
}

extension Cut.Kind: Comparable {
  /// Orders kinds by the size of the part, the smallest first.
  public static func < (one: Cut.Kind, other: Cut.Kind) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }
}
