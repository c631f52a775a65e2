import Foundation
import InputFiles

/// The functions and constants that the `Project.swift` files of a checkout share, and those of one such file.
///
/// Tuist compiles the folder `Tuist/ProjectDescriptionHelpers` and makes it visible to every `Project.swift`
/// ([Tuist's documentation](https://docs.tuist.dev/en/guides/features/projects/code-sharing)). No code is run here: a call is
/// replaced by what the function returns if its body only names values and returns one.
struct TuistHelpers {
  /// A parameter of a function, with its default value.
  struct Parameter {
    let label: String?
    let name: String
    let value: SwiftLiteral?
  }

  typealias Constant = (name: String, value: SwiftLiteral)

  struct Function {
    let name: String
    let parameters: [Parameter]
    /// The constants in the body, in their order.
    let constants: [Constant]
    let result: SwiftLiteral

    /// The values of the parameters that a call names; `nil` if the call is one of another function.
    fileprivate func values(in arguments: [SwiftLiteral.Argument]) -> [String: SwiftLiteral]? {
      var values: [String: SwiftLiteral] = [:]
      var rest = arguments[...]
      for parameter in parameters {
        if let next = rest.first, next.label == parameter.label {
          values[parameter.name] = next.value
          rest.removeFirst()
        } else if parameter.value == nil {
          return nil
        }
      }
      return rest.isEmpty ? values : nil
    }
  }

  private static let folder = "Tuist/ProjectDescriptionHelpers"
  private static let largestMegabytes = 4
  /// The maximum number of files that are read, of folders above the project in which the folder is looked for, and of
  /// calls within calls.
  private static let most = (files: 200, folders: 8, calls: 16)
  /// The maximum number of values that are looked at for one project. Functions that call each other twice would have no
  /// end otherwise.
  private static let mostValues = 200_000

  private var functions: [String: [Function]] = [:]
  private var constants: [String: SwiftLiteral] = [:]
  private var values = 0

  /// - Parameters:
  ///   - text: the text of the `Project.swift`.
  ///   - folder: the absolute path of its folder.
  init(in text: String, at folder: String) {
    for file in Self.files(above: folder) {
      guard let data = try? RegularFile.read(file, atMost: Self.largestMegabytes) else { continue }
      add(String(decoding: data, as: UTF8.self))
    }
    add(text)
  }

  private mutating func add(_ text: String) {
    let (functions, constants) = SwiftLiteralParser.declarations(in: text)
    for function in functions { self.functions[function.name, default: []].append(function) }
    self.constants.merge(constants) { _, new in new }
  }

  /// The files of the closest folder with helpers.
  private static func files(above folder: String) -> [String] {
    var folder = folder
    for _ in 0..<most.folders {
      let helpers = AbsolutePath.joined(folder, Self.folder)
      if FileFinder.isFolder(helpers) {
        var finder = FileFinder()
        let files = finder.files(below: helpers, FileSelection()).filter { $0.hasSuffix(".swift") }
        return Array(files.sorted().prefix(most.files))
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return []
  }

  /// A value without names and operators, and with the results of helpers in place of their calls. What is not known is
  /// an expression.
  mutating func resolved(_ literal: SwiftLiteral) -> SwiftLiteral { resolved(literal, in: [:], calls: 0) }

  private mutating func resolved(
    _ literal: SwiftLiteral, in scope: [String: SwiftLiteral], calls: Int
  ) -> SwiftLiteral {
    values += 1
    guard values <= Self.mostValues, calls <= Self.most.calls else { return .expression }
    switch literal {
    case .text, .expression: return literal
    case .list(let list): return .list(list.map { resolved($0, in: scope, calls: calls) })
    case .table(let table): return .table(table.mapValues { resolved($0, in: scope, calls: calls) })
    case .name(let name):
      if let value = scope[name] { return value }
      return constants[name].map { resolved($0, in: [:], calls: calls + 1) } ?? .expression
    case .joined(let parts):
      let texts = parts.map { resolved($0, in: scope, calls: calls).text }
      return texts.contains(nil) ? .expression : .text(texts.compactMap(\.self).joined())
    case .operation(let left, let symbol, let right):
      return result(
        of: resolved(left, in: scope, calls: calls), symbol, resolved(right, in: scope, calls: calls))
    case .call(let name, let arguments):
      return call(
        name, arguments.map { .init(label: $0.label, value: resolved($0.value, in: scope, calls: calls)) }, calls)
    }
  }

  private func result(of left: SwiftLiteral, _ symbol: SwiftLiteral.Operator, _ right: SwiftLiteral) -> SwiftLiteral {
    switch (left, symbol, right) {
    case (.expression, _, _): .expression
    case (.call("nil", []), .fallback, _): right
    case (_, .fallback, _): left
    case (.list(let first), .sum, .list(let second)): .list(first + second)
    case (.text(let first), .sum, .text(let second)): .text(first + second)
    default: .expression
    }
  }

  /// The result of a call whose arguments are resolved.
  private mutating func call(_ name: String, _ arguments: [SwiftLiteral.Argument], _ calls: Int) -> SwiftLiteral {
    for function in functions[name] ?? [] {
      guard var scope = function.values(in: arguments) else { continue }
      for parameter in function.parameters where scope[parameter.name] == nil {
        scope[parameter.name] = parameter.value.map { resolved($0, in: [:], calls: calls + 1) }
      }
      for constant in function.constants {
        scope[constant.name] = resolved(constant.value, in: scope, calls: calls + 1)
      }
      return resolved(function.result, in: scope, calls: calls + 1)
    }
    if arguments.isEmpty, let value = constants[name] { return resolved(value, in: [:], calls: calls + 1) }
    return .call(name, arguments)
  }
}
