/// Why a declaration is left out.
enum LeftOutReason: Error, Hashable {
  /// A type that nobody declares.
  case unknownType(String)
  /// A type that Swift does not import.
  case notImported

  var words: String {
    switch self {
    case .unknownType(let name): "nobody declares the type \(name)"
    case .notImported: "Swift does not import its types"
    }
  }
}
