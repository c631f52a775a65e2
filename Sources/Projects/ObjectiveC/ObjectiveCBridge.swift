import Foundation

/// Makes Swift declarations of what an app's Swift code sees of its Objective-C code, with nothing behind them.
///
/// The caller runs the programs. Between these, everything is read from the headers of the checkout:
///
/// ```swift
/// let bridge = try ObjectiveCBridge(bridgingHeader: "/App/App-Bridging-Header.h", folders: ["/App"])
/// try bridge.write(to: emptyFolder)
/// let tree = try run("clang", ObjectiveCHeaders.clangArguments, in: emptyFolder)
/// let source = try bridge.source(of: tree, declaredInSwift: ["Note"], frameworks: types)
/// ```
///
/// Headers may be hostile. They are found in the folders alone, at most 4000 of them with 32 MB together, and copied
/// without any directive that reads a file. The text that is made has of them only names that are identifiers, and numbers.
/// clang has no limit of its own for time or memory; the caller sets one.
///
/// Left out are methods with any number of arguments, types of C++ and unions, and what has types that nobody declares.
public struct ObjectiveCBridge {
  /// The headers.
  public let headers: ObjectiveCHeaders

  /// Reads headers.
  ///
  /// - Parameters:
  ///   - bridgingHeader: the path of the bridging header.
  ///   - folders: the folders to look for headers in, such as the checkout.
  /// - Throws: ``ObjectiveCError`` if the bridging header cannot be read.
  public init(bridgingHeader: String, folders: [String]) throws(ObjectiveCError) {
    headers = try ObjectiveCHeaders(bridgingHeader: bridgingHeader, folders: folders)
  }

  /// Writes the files for clang, which is run with ``ObjectiveCHeaders/clangArguments``.
  ///
  /// - Parameter folder: an empty folder that nobody else uses.
  public func write(to folder: String) throws {
    for file in headers.files {
      try Data(file.contents.utf8).write(to: URL(filePath: "\(folder)/\(file.name)"))
    }
  }

  /// Makes the source of what clang prints.
  ///
  /// - Parameters:
  ///   - syntaxTree: what clang prints.
  ///   - declaredInSwift: the names of the types that the app's Swift sources declare. They are not declared again.
  ///   - frameworks: the types of the modules that the app is compiled against, at least of Foundation and UIKit.
  ///   - keepsUnknownClasses: whether classes that nobody declares keep their names, so that another step declares
  ///     them. Otherwise their objects are `Any`.
  /// - Throws: ``ObjectiveCError`` if the tree cannot be read.
  public func source(
    of syntaxTree: Data, declaredInSwift: Set<String>, frameworks: FrameworkTypes, keepsUnknownClasses: Bool = false
  ) throws(ObjectiveCError) -> InertSource {
    var interfaces = try ObjectiveCInterfaces(syntaxTree: syntaxTree)
    interfaces.add(headers.constants)
    return interfaces.swiftSource(
      excluding: declaredInSwift, frameworks: frameworks, importedFrameworks: headers.frameworks,
      keepsUnknownClasses: keepsUnknownClasses)
  }
}

extension ObjectiveCInterfaces {
  /// Writes the Swift source that stands in for what the headers declare.
  ///
  /// - Parameters:
  ///   - names: the names of types that the app's Swift sources declare.
  ///   - frameworks: the types of the modules that the app is compiled against.
  ///   - importedFrameworks: the frameworks that the headers import (``ObjectiveCHeaders/frameworks``).
  ///   - keepsUnknownClasses: whether classes that nobody declares keep their names.
  public func swiftSource(
    excluding names: Set<String>, frameworks: FrameworkTypes, importedFrameworks: [String] = [],
    keepsUnknownClasses: Bool = false
  ) -> InertSource {
    InertWriter(
      self, declaredInSwift: names, frameworks: frameworks, importedFrameworks: importedFrameworks,
      unknownClasses: keepsUnknownClasses ? .named : .any
    ).source
  }

  /// Adds macros with a number or a text.
  mutating func add(_ constants: [(name: String, value: String)]) {
    let known = Set(variables.map(\.name))
    for (name, value) in constants where !known.contains(name) {
      let isText = value == "\""
      let isFloating = value.contains(".") && !value.hasPrefix("0x")
      let type =
        isText
        ? ObjectiveCType(.pointer(ObjectiveCType("NSString")))
        : ObjectiveCType(isFloating ? "double" : Int32(value) == nil ? "long" : "int")
      variables.append(ObjectiveCVariable(name: name, type: type, number: isText ? nil : value, isMacro: true))
    }
  }
}
