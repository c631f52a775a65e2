import SwiftSyntax

/// A change of an expression or declaration that makes it compile. Unlike a ``Cut``, it leaves nothing out, and the code
/// around it stays.
struct Adaptation: Codable, Hashable, Sendable {
  /// The range of bytes in the file that the change is about.
  var range: Range<Int>
  /// The changes of the text.
  var edits: [Edit]
  /// Whether the changed text uses a name that the generated file with stand-in declarations declares, so that this
  /// file must be compiled, too.
  var needsStandIns: Bool

  /// The ranges of bytes that the edits replace. Earlier errors and cuts in these ranges no longer matter.
  var replacedRanges: [Range<Int>] { edits.map(\.range).filter { !$0.isEmpty } }

  /// The change that fixes a compiler error; `nil` if this type has no change for the error.
  ///
  /// - Parameters:
  ///   - token: the token at which the compiler reports the error.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    if let edits = Self.standIns(at: token, error: error) {
      self.init(edits, needsStandIns: true)
    } else if let found = DynamicSubscript(at: token, error: error) {
      self.init(found.edits, around: found.object)
    } else if let edits = Self.declaration(at: token, error: error) ?? Self.expression(at: token, error: error) {
      self.init(edits)
    } else if let end = BranchEnd(at: token, error: error) {
      self.init([end.edit], needsStandIns: end.needsStandIns)
    } else {
      return nil
    }
  }

  /// The edits that put stand-ins in the place of what nobody declares.
  private static func standIns(at token: TokenSyntax, error: String) -> [Edit]? {
    if let conversion = StandInConversion(at: token, error: error) { return [conversion.edit] }
    if let argument = StandInArgument(at: token, error: error) { return [argument.edit] }
    if let pattern = StandInPattern(at: token, error: error) { return [pattern.edit] }
    if let found = StandInCase(at: token, error: error) { return found.edits }
    if let member = ImplicitStandIn(at: token, error: error) { return [member.edit] }
    if let initializer = LeftOutInitializer(at: token, error: error) { return [initializer.edit] }
    return nil
  }

  /// The edits of the modifiers, attributes and keywords of a declaration, and of an initializer.
  private static func declaration(at token: TokenSyntax, error: String) -> [Edit]? {
    if let found = NeedlessOverride(at: token, error: error) { return [found.edit] }
    if let found = NeededOverride(at: token, error: error) { return [found.edit] }
    if let found = ConvenienceInitializer(at: token, error: error) { return [found.edit] }
    if let found = SuperInitializer(at: token, error: error) { return [found.edit] }
    if let found = VariableProperty(at: token, error: error) { return [found.edit] }
    if let found = NeedlessEscaping(at: token, error: error) { return [found.edit] }
    if let found = PrivateDeclaration(at: token, error: error) { return [found.edit] }
    return nil
  }

  /// The edits of an expression or statement that name nothing new.
  private static func expression(at token: TokenSyntax, error: String) -> [Edit]? {
    if let found = OptionalityChange(at: token, error: error) { return found.edits }
    if let found = MetatypeInitializer(at: token, error: error) { return found.edits }
    if let found = DynamicMember(at: token, error: error) { return found.edits }
    if let found = ClassDescription(at: token, error: error) { return found.edits }
    if let found = ExplicitSelf(at: token, error: error) { return [found.edit] }
    return EmptyValueRegistration.withdrawal(at: token).map { [$0] }
  }

  /// - Parameter range: the bytes that the change is about; `nil` for those from the first to the last edit.
  private init?(_ edits: [Edit], around range: Range<Int>? = nil, needsStandIns: Bool = false) {
    guard let first = edits.first, let last = edits.last else { return nil }
    self.range = range ?? first.range.lowerBound..<last.range.upperBound
    self.edits = edits
    self.needsStandIns = needsStandIns
  }
}
