import Foundation

/// Makes Swift declarations for the part of an app's Objective-C code that its Swift code can see. The declared members
/// do nothing and return empty values.
///
/// This type starts no program: the caller runs clang between two calls. Only headers of the app's checkout are read:
///
/// ```swift
/// let bridge = try ObjectiveCBridge(bridgingHeader: "/App/App-Bridging-Header.h", folders: ["/App"])
/// try bridge.write(to: emptyFolder)
/// let tree = try run("clang", ObjectiveCHeaders.clangArguments, in: emptyFolder)
/// let source = try bridge.source(of: tree, declaredInSwift: ["Note"], frameworks: types)
/// ```
///
/// The headers may come from an untrusted source. They are searched for in the given folders only, limited to 4000
/// headers and 32 MB, and are copied without directives that read other files. Only identifiers and numbers from the
/// headers get into the generated code. clang itself has no limit for time or memory, so the caller has to set one.
///
/// Methods with any number of arguments, C++ types, unions, and declarations with undeclared types are left out.
public struct ObjectiveCBridge {
  /// The headers that the bridging header imports, directly or indirectly.
  public let headers: ObjectiveCHeaders

  /// Reads the bridging header and the headers that it imports.
  ///
  /// - Parameters:
  ///   - bridgingHeader: the path of the bridging header.
  ///   - folders: the folders to look for headers in, such as the checkout.
  /// - Throws: ``ObjectiveCError`` if the bridging header cannot be read.
  public init(bridgingHeader: String, folders: [String]) throws(ObjectiveCError) {
    headers = try ObjectiveCHeaders(bridgingHeader: bridgingHeader, folders: folders)
  }

  /// Writes the files that clang reads. Run clang in the same folder with ``ObjectiveCHeaders/clangArguments``.
  ///
  /// - Parameter folder: an empty folder that nothing else uses.
  public func write(to folder: String) throws {
    for file in headers.files {
      try Data(file.contents.utf8).write(to: URL(filePath: "\(folder)/\(file.name)"))
    }
  }

  /// Makes the Swift source from the output of clang.
  ///
  /// - Parameters:
  ///   - syntaxTree: the JSON that clang prints.
  ///   - declaredInSwift: the names of the types that the app's Swift sources declare. They are not declared again.
  ///   - frameworks: the types of the modules that the app is compiled against, at least of Foundation and UIKit.
  ///   - keepsUnknownClasses: whether a class that neither the app nor a framework declares keeps its name, so that the
  ///     caller can declare it. Otherwise `Any` replaces the class.
  /// - Throws: ``ObjectiveCError`` if the JSON cannot be read.
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
  /// Writes the Swift source that stands in for the declarations of the headers.
  ///
  /// - Parameters:
  ///   - names: the names of types that the app's Swift sources declare. They are not declared again.
  ///   - frameworks: the types of the modules that the app is compiled against.
  ///   - importedFrameworks: the frameworks that the headers import (``ObjectiveCHeaders/frameworks``).
  ///   - keepsUnknownClasses: whether a class that neither the app nor a framework declares keeps its name. Otherwise
  ///     `Any` replaces the class.
  public func swiftSource(
    excluding names: Set<String>, frameworks: FrameworkTypes, importedFrameworks: [String] = [],
    keepsUnknownClasses: Bool = false
  ) -> InertSource {
    InertWriter(
      self, declaredInSwift: names, frameworks: frameworks, importedFrameworks: importedFrameworks,
      unknownClasses: keepsUnknownClasses ? .named : .any
    ).source
  }

  /// Adds a constant for each macro whose value is a number or a text. A value of `"` means a text.
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
