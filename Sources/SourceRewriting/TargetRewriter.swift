import SwiftSyntax

/// Rewrites the sources of a target so that they compile without an Objective-C runtime.
///
/// All files are rewritten together, because a selector may name a method of another file. A `FileRewriter` rewrites
/// each file. ``TolerantRewriter`` leaves out the parts that cannot be rewritten.
public struct TargetRewriter {
  /// The rewritten sources of a target.
  public struct Result: Sendable {
    /// The rewritten text of each file, in the order of the files.
    public var files: [String]
    /// The text of a generated file, which registers the target's classes and members in the `RuntimeTable` and
    /// contains the entry point of an app.
    public var table: String
    /// The errors about code that could not be rewritten, in the order of the files.
    public var problems: [Problem]
  }

  let module: String
  private let folder: String
  private let infoPlist: String?
  private let role: TargetRole
  private let host: String?
  private let seesUIKit: Bool
  private let checksAssertions: Bool
  private let makesEmptyValues: Bool
  private let modules: [String]
  private let foldersOfModules: [String]
  private let optionalMembers: Set<String>

  /// - Parameters:
  ///   - module: the name of the target's module.
  ///   - folder: the folder of the sources, in which the running app searches for its storyboards and xibs.
  ///   - infoPlist: the path of the app's property list; `nil` to search for it in the folder.
  ///   - role: what is made of the target. A target with a class that is marked as an app's delegate is a program in any
  ///     case, unless its tests load it.
  ///   - host: the module of the app that is launched before the tests, if the target consists of tests; `nil` for none.
  ///   - modules: the names of the app's other modules. The app registers their classes and members, too.
  ///   - foldersOfModules: the folders of these modules that are not below the target's folder. The running app also searches
  ///     them for its storyboards and xibs.
  ///   - seesUIKit: whether files can use UIKit and Foundation without importing them, because on Apple's systems
  ///     another module re-exports them.
  ///   - checksAssertions: whether `assert` and `assertionFailure` end the app. In released apps they do nothing.
  ///   - makesEmptyValues: whether the target registers how empty objects of its classes are made, for code that gets no
  ///     values from where it expects them, and which properties other code is expected to set.
  ///   - optionalMembers: the base names of further optional members of protocols, such as those that stand-ins for
  ///     Objective-C code declare with a default implementation.
  public init(
    module: String, folder: String, infoPlist: String? = nil, role: TargetRole = .module, host: String? = nil,
    modules: [String] = [], foldersOfModules: [String] = [],
    seesUIKit: Bool = false, checksAssertions: Bool = true, makesEmptyValues: Bool = false,
    optionalMembers: Set<String> = []
  ) {
    self.module = module
    self.folder = folder
    self.infoPlist = infoPlist
    self.role = role
    self.host = host
    self.seesUIKit = seesUIKit
    self.checksAssertions = checksAssertions
    self.makesEmptyValues = makesEmptyValues
    self.modules = modules
    self.foldersOfModules = foldersOfModules
    self.optionalMembers = optionalMembers
  }

  /// Rewrites files.
  ///
  /// - Parameters:
  ///   - files: the files of the target.
  ///   - standIns: the names of generated stand-in classes to register, so that storyboards and xibs can use them.
  ///   - emptyObjects: a statement that registers how objects of stand-in classes are made; `nil` if there are none.
  ///   - isIncomplete: whether parts of the target are left out of the files.
  public func rewrite(
    _ files: [SourceFile], standIns: [String] = [], emptyObjects: String? = nil, isIncomplete: Bool = false
  ) -> Result {
    let trees = files.map(\.tree)
    let index = MemberIndex(trees, optionalMembers: optionalMembers)
    let classes = ClassIndex(trees)
    var result = Result(files: [], table: "", problems: [])
    var registrations: [String] = []
    var delegate: String?
    let rewriters = rewriters(of: files, trees, index, classes)
    Self.findChanges(by: rewriters)
    for rewriter in rewriters {
      result.files.append(rewriter.rewritten())
      result.problems += rewriter.problems
      if let registration = rewriter.registration { registrations.append(registration) }
      delegate = delegate ?? rewriter.applicationDelegate
    }
    if role.isApp { delegate = delegate ?? Self.delegate(startedIn: trees) }
    let views = FrameworkViews(importedBy: trees)
    let hasGenericValues = rewriters.contains { !$0.genericValues.isEmpty }
    let additions =
      standIns.map { "table.add(\($0).self, named: \($0.quoted), module: \(module.quoted), isStandIn: true)" }
      + (emptyObjects.map { [$0] } ?? []) + (hasGenericValues ? [GenericEmptyValue.registration] : [])
      + (isIncomplete ? ["table.isIncomplete = true"] : [])
    let entry = EntryCode(
      module: module, modules: modules, role: role, folder: folder, infoPlist: infoPlist,
      foldersOfModules: foldersOfModules, delegate: delegate, host: host)
    result.table =
      table(registrations.map { "\($0)(table)" } + additions, views: views, entry: entry)
      + (role == .tests ? TestMethods(trees, classes).text : "")
      + (hasGenericValues ? GenericEmptyValue.declaration : "") + BundleMembers(for: trees).text
      + (checksAssertions ? "" : Self.assertions)
      + Self.replacements.filter { word, _ in files.contains { $0.text.contains(word) } }.map(\.value).joined()
    return result
  }

  private func rewriters(
    of files: [SourceFile], _ trees: [SourceFileSyntax], _ index: MemberIndex, _ classes: ClassIndex
  ) -> [FileRewriter] {
    let overridden = OverriddenMembers(trees, classes: classes)
    let optionalMethods = OptionalMethods(trees)
    return zip(files, trees).map { file, tree in
      FileRewriter(
        file, tree: tree, index: index, classes: classes, overridden: overridden, optionalMethods: optionalMethods,
        module: module, seesUIKit: seesUIKit, makesEmptyValues: makesEmptyValues)
    }
  }

  /// The class of the delegate with which a `main.swift` starts the app, or the name of the generated one.
  private static func delegate(startedIn trees: [SourceFileSyntax]) -> String {
    trees.lazy.compactMap(EntryCall.init).first?.delegate ?? EntryCode.noDelegate
  }

  /// Finds the changes in each file, and moves overriding members of extensions into the files of their classes.
  private static func findChanges(by rewriters: [FileRewriter]) {
    let places = rewriters.flatMap { rewriter in rewriter.classNames.map { ($0, rewriter) } }
    let byClass = Dictionary(places) { first, _ in first }
    let names = Set(byClass.keys)
    let moved = rewriters.flatMap { $0.findChanges(classesElsewhere: names) }
    for override in moved { byClass[override.className]?.add(override) }
  }

  /// Declarations that take the place of Foundation's in the module, by the word in the sources that needs them.
  private static let replacements: KeyValuePairs = [
    // Foundation's function stops the program for a nested class.
    "NSStringFromClass": """

    func NSStringFromClass(_ aClass: AnyClass) -> String { RuntimeTable.name(of: aClass) }

    """,
    // Requests are answered without a network. Sessions ask only the classes of their configuration. The members are public,
    // because public functions may have them as default arguments.
    "URLSession": """

    #if canImport(FoundationNetworking)
      import FoundationNetworking

      extension URLSessionConfiguration {
        public static var `default`: URLSessionConfiguration { AppRequests.defaultConfiguration }
        public static var ephemeral: URLSessionConfiguration { AppRequests.ephemeralConfiguration }
      }
    #endif

    """,
    // Foundation has the type on Linux and says that it is not available.
    "DateComponentsFormatter": """

    typealias DateComponentsFormatter = UIKit.DateComponentsFormatter

    """,
  ]

  /// Functions that take the place of those of Swift in the module.
  private static let assertions = """

    func assert(
      _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file,
      line: UInt = #line
    ) {}

    func assertionFailure(
      _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
    ) {}

    """

  private func table(_ statements: [String], views: FrameworkViews, entry: EntryCode) -> String {
    var text = """
      @_spi(Generated) import UIKit
      \(views.imports)\(entry.imports)\
      /// Fills the table of what code reaches by name with the members of this module.
      @_spi(Generated) @MainActor public func snugRegister_\(module)(_ table: RuntimeTable) {

      """
    for statement in statements { text += "  \(statement)\n" }
    text += views.registrations
    text += "}\n"
    return text + entry.text
  }
}
