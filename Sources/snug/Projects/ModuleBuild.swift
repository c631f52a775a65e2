import Foundation
import Projects
import Subprocess
import SystemPackage

/// Compiles one target of a project. Code that does not compile is left out, part by part, until the rest compiles.
///
/// In each round, ``SourceRewriter`` rewrites the sources and leaves out the parts at which the last round's
/// ``CompilerOutput`` has errors. ``ProjectBuild`` uses one such build for the app and one for each module that the app
/// imports.
@MainActor struct ModuleBuild {
  /// The result of compiling a target.
  struct Result {
    /// The path of the app's program, or of the framework's library.
    var product: String
    /// The parts of the code that were left out.
    var cuts: [SourceRewriter.Cut]
    /// The undeclared names for which stand-ins were generated.
    var standIns: [SourceRewriter.StandIn]
    /// The names of imported modules that do not exist, so that empty modules replace them.
    var emptyModules: [String]
    /// Notes about files that are not compiled, with the reasons.
    var notes: [ProjectNote]
    /// The names of the target's classes that are implemented in Objective-C. Their code does not run.
    var objectiveCClasses: [String] = []
    /// The types that the target declares, if it is the surface of a missing module.
    var typesOfSurface: Set<String> = []
  }

  let target: ProjectTarget
  /// The folder in which the running app searches for its storyboards and xibs.
  let folder: String
  let infoPlist: String?
  let sdk: AppSDK
  let frameworks: FrameworkSymbols
  let build: BuildFolder
  /// The folders with the modules of the Swift toolchain.
  let toolchain: [String]
  let role: ModuleRole
  /// The module of the app that is launched before the target's tests; `nil` for none.
  let host: String?
  /// Whether the target is the surface of a missing module, so that its declarations are stand-ins.
  var isSurface = false
  /// A statement that is left out although it compiles, because the app traps there; `nil` for none.
  var trap: CompilerOutput.Fault?
  /// Compiles imported modules whose sources are in the checkout or in Swift packages, each only once.
  let modules: any ModuleProvider

  /// The maximum number of rounds of rewriting and compiling. After them, the build fails.
  private static let mostRounds = 200

  /// Compiles the target.
  ///
  /// - Parameter progress: called with a line for each round.
  func result(progress: @escaping @MainActor (String) -> Void) async throws -> Result {
    let scratch = "\(try build.folder(target.moduleName))/request.json"
    return try await SourceRewriter.run(sdk.rewriter, scratch: scratch) { try await result(by: $0, progress) }
  }

  private func result(by rewriter: SourceRewriter, _ progress: (String) -> Void) async throws -> Result {
    let generated = GeneratedCode(for: target)
    let objectiveC = try await objectiveCPart(rewriter, progress)
    let typesOfSurface = isSurface ? try await rewriter.typeNames(in: target.swiftSources) : []
    var request = try firstRequest(with: generated, objectiveC)
    var (empty, isFresh) = (Set<String>(), false)
    var check: TypeCheck?
    for round in 1...Self.mostRounds {
      let answer = try await rewriter.answer(to: request)
      if round > 1, answer.newCuts == 0, !request.errors.isEmpty {
        throw doesNotCompile("and nothing more can be left out", request.errors.first)
      }
      guard let missing = try await missingModules(of: answer, &request) else { continue }
      try await addEmptyModules(missing, to: &empty)
      let count = "\(answer.files.count) files, \(answer.cuts.count) left out, \(answer.standIns.count) stand-ins"
      progress("\(target.moduleName): \(count)")
      guard let output = try await errors(of: answer, madeOf: request.files, &check) else {
        return Result(
          product: product, cuts: answer.cuts, standIns: answer.standIns, emptyModules: empty.sorted(),
          notes: generated.notes + objectiveC.notes
            + answer.unreadable.map { ProjectNote($0, "cannot be read as UTF-8; it is left out") },
          objectiveCClasses: objectiveC.classes, typesOfSurface: typesOfSurface)
      }
      request.errors = output.faults
      if !output.faults.isEmpty { try await addModules(to: &request) }
      if output.faults.isEmpty, !isFresh {
        // Object files from an earlier round may refer to code that has been left out since.
        try FileManager.default.removeItem(atPath: try build.folder("\(target.moduleName)/objects"))
        isFresh = true
      } else if output.faults.isEmpty {
        let reason = output.others.first ?? "no error was printed"
        throw AppBuildError(message: "\(target.name) does not compile: \(reason)")
      }
    }
    throw doesNotCompile("even after \(Self.mostRounds) rounds of leaving out code", request.errors.first)
  }

  /// The error if a fault remains at the end of the build.
  private func doesNotCompile(_ reason: String, _ fault: CompilerOutput.Fault?) -> AppBuildError {
    let place = fault.map { ": \($0.path):\($0.line): \($0.message)" } ?? ""
    return AppBuildError(message: "\(target.name) does not compile, \(reason)\(place)")
  }

  /// Generates Swift declarations for the Objective-C code that the target's Swift code can see.
  private func objectiveCPart(
    _ rewriter: SourceRewriter, _ progress: (String) -> Void
  ) async throws -> ObjectiveCPart.Declarations {
    guard let header = target.bridgingHeader else { return ObjectiveCPart.Declarations() }
    progress("\(target.moduleName): Objective-C headers")
    let types = try await rewriter.typeNames(in: target.swiftSources)
    return try await ObjectiveCPart(header: header, module: target.moduleName, frameworks: frameworks, build: build)
      .declarations(declaredInSwift: types)
  }

  /// The request with which the sources are rewritten in the first round.
  private func firstRequest(
    with generated: GeneratedCode, _ objectiveC: ObjectiveCPart.Declarations
  ) throws -> SourceRewriter.Request {
    SourceRewriter.Request(
      module: target.moduleName, folder: folder, output: try build.folder("\(target.moduleName)/sources"),
      infoPlist: infoPlist, role: role, host: host,
      files: target.swiftSources + (try write(generated)) + objectiveC.files,
      optionalMembers: objectiveC.optionalMembers, surfaces: modules.surfaces, isSurface: isSurface,
      cuts: "\(build.path)/\(target.moduleName)/cuts.json", errors: trap.map { [$0] } ?? [])
  }

  /// Adds the modules that files may need to import: those of frameworks, and those whose stand-ins the app shares.
  private func addModules(to request: inout SourceRewriter.Request) async throws {
    if request.modulesByName.isEmpty {
      let types = try await frameworks.types()
      request.modulesByName = types.modulesByName
      request.modulesByCommonName = types.modulesByCommonName
    }
    request.modulesByName.merge(modules.modulesByStandIn) { framework, _ in framework }
    request.sharedStandIns = modules.modulesByStandIn
  }

  /// Compiles the modules that the sources import. Returns those that do not exist; `nil` if the sources have to be rewritten
  /// first, because there are other modules than before.
  private func missingModules(
    of answer: SourceRewriter.Answer, _ request: inout SourceRewriter.Request
  ) async throws -> [String]? {
    let missing = try await missingModules(of: answer.imports)
    let isForgotten = try build.note(missing, of: answer.imports, missingIn: target.moduleName)
    // The app's generated code, which registers the classes of the modules, changes with their list.
    let registersOthers = role.isProgram && request.modules != modules.compiled
    guard isForgotten || registersOthers else { return missing }
    if registersOthers { (request.modules, request.foldersOfModules) = (modules.compiled, modules.foldersOfModules) }
    request.errors = []
    return nil
  }

  /// Compiles the imported modules of which there are sources. Returns the imported modules that were not compiled.
  private func missingModules(of imports: [String]) async throws -> [String] {
    var missing: [String] = []
    for name in imports where name != target.moduleName && !AppSDK.modules.contains(name) {
      if try await !modules.compile(name) { missing.append(name) }
    }
    return missing
  }

  /// The compiler's errors in one round; `nil` if everything compiled.
  ///
  /// After the first errors, files are only type-checked until there are no errors, which is much faster than compiling
  /// them.
  private func errors(
    of answer: SourceRewriter.Answer, madeOf sources: [String], _ check: inout TypeCheck?
  ) async throws -> CompilerOutput? {
    if check == nil {
      // With other options than the last run had, the compiler would compile all files again.
      let isBuilt = FileManager.default.fileExists(atPath: product)
      guard let output = try await compile(answer.files, isBuilt ? .long : .short) else { return nil }
      check = TypeCheck(compiler: compiler, sources: sources, after: output)
      if let errors = check?.errors(in: output) { return errors }
    }
    if let errors = try await check?.errors(of: answer) { return errors }
    let output = try await compile(answer.files, .long)
    if let output, !output.faults.isEmpty { check?.expectErrors(like: output) }
    return output
  }

  /// Writes the Swift code that Xcode would generate for the target. Returns the paths of the files.
  private func write(_ generated: GeneratedCode) throws -> [String] {
    try generated.files.map { try build.write($0.text, to: $0.name, in: "\(target.moduleName)/generated") }
  }

  private var compiler: SwiftCompiler {
    let plugins = toolchain.map { "\($0)/../host/plugins/testing" }.filter(FileManager.default.fileExists(atPath:))
    // Options that an app does not need would compile its files again after a run of its tests.
    let needsPlugins = role == .tests || role == .module
    return SwiftCompiler(target: target, sdk: sdk, build: build, plugins: needsPlugins ? plugins : [])
  }

  private var product: String {
    role.isProgram
      ? BuildFolder.program(in: build.path, module: target.moduleName) : "\(build.path)/lib\(target.moduleName).so"
  }

  /// Compiles and links files. Returns the errors; `nil` if there are none.
  private func compile(_ files: [String], _ patience: SwiftCompiler.Patience) async throws -> CompilerOutput? {
    var arguments = [
      // With the tables of lines, a backtrace of a trap has the lines of the sources.
      "-Onone", "-gline-tables-only", "-incremental", "-output-file-map", try outputFileMap(files), "-o", product, "-L",
      build.path,
      "-Xlinker", "-rpath", "-Xlinker", build.path,
    ]
    arguments +=
      sdk.linkerOptions + (role == .tests ? AppSDK.testLinkerOptions : [])
      + (modules.compiled + modules.librariesOfC).map { "-l\($0)" }
    if !role.isProgram {
      arguments += [
        "-emit-library", "-emit-module", "-emit-module-path", "\(build.path)/modules/\(target.moduleName).swiftmodule",
        "-enable-testing",
      ]
    }
    return try await compiler.compile(files, arguments, patience)
  }

  /// Writes the file that tells the compiler where to put the object file of each source, so that the next run compiles
  /// only changed sources. Returns the path of the file.
  private func outputFileMap(_ files: [String]) throws -> String {
    let objects = try build.folder("\(target.moduleName)/objects")
    var map = ["": ["swift-dependencies": "\(objects)/module.swiftdeps"]]
    for file in files {
      let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
      map[file] = ["object": "\(objects)/\(name).o", "swift-dependencies": "\(objects)/\(name).swiftdeps"]
    }
    let path = "\(build.path)/\(target.moduleName)/files.json"
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(map).write(to: URL(filePath: path), options: .atomic)
    return path
  }

  // MARK: Modules that nobody has

  /// Makes an empty module for each imported module that does not exist. Adds the names of empty modules to `empty`.
  private func addEmptyModules(_ imports: [String], to empty: inout Set<String>) async throws {
    let modules = try build.folder("modules")
    for name in imports where !empty.contains(name) {
      let marker = "\(build.path)/empty/\(name).swift"
      let isEmpty = FileManager.default.fileExists(atPath: marker)
      if isEmpty { empty.insert(name) }
      let compiled = ["\(modules)/\(name).swiftmodule", "\(modules)/\(name)/module.modulemap"]
      if compiled.contains(where: FileManager.default.fileExists(atPath:)) { continue }
      if sdk.provides(name, with: toolchain) { continue }
      _ = try build.folder("empty")
      // If the module is there again one day, it must not count as compiled.
      try? FileManager.default.removeItem(atPath: "\(build.path)/\(name)/objects")
      try Data("// Nobody has this module.\n".utf8).write(to: URL(filePath: marker))
      let failure = try await compiler.makeModule(name, from: marker)
      if failure == nil { empty.insert(name) }
    }
  }
}
