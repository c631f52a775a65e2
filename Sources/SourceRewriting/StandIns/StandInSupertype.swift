/// A type that a stand-in type has to be derived from or conform to, because the sources use its values as that type.
struct StandInSupertype: Codable, Hashable, Sendable {
  /// The name of the stand-in type.
  var type: String
  /// The name of the superclass or protocol.
  var supertype: String

  /// Reads the types from an error message of the compiler; `nil` if the error is of another kind.
  init?(_ message: String) {
    if let needed = Self.conformance(neededIn: message) {
      (type, supertype) = needed
      return
    }
    // Regular expressions are slow here, so each is tried only if the message begins with the right words.
    guard message.hasPrefix("cannot ") || message.hasPrefix("argument type "),
      let match = message.firstMatch(
        of:
          /^(?:cannot (?:assign|convert) value of type|cannot convert return expression of type|argument type) '(?:any )?(?:\w+\.)?(\w+)[?!]?' (?:to type|to return type|to specified type|to expected argument type|does not conform to expected type) '(?:any )?(?:\w+\.)?(\w+)[?!]?'$/
      )
    else { return nil }
    (type, supertype) = (String(match.1), String(match.2))
  }

  /// The conformance that an error says a call needs, as in "static method 'buildExpression' requires that 'Chart' conform to
  /// 'View'"; `nil` if the error is of another kind.
  private static func conformance(neededIn message: String) -> (type: String, supertype: String)? {
    guard let words = message.firstRange(of: " requires that '") else { return nil }
    let quoted = message[words.upperBound...].split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count >= 3, quoted[1] == " conform to " else { return nil }
    return (String(quoted[0]).lastComponent, String(quoted[2]))
  }
}
