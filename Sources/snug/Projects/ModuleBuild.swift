import Foundation
import Projects
import Subprocess
import SystemPackage

/// Compiles one target of a project. What does not compile is left out, part by part, until the rest does.
///
/// In each round, ``SourceRewriter`` rewrites the sources and leaves out what the last round's ``CompilerOutput`` is
/// about. ``ProjectBuild`` has a build for the app and one for each module.
@MainActor struct ModuleBuild {
  /// What a build made.
  struct Result {
    /// The program of an app, or the library of a framework.
    var product: String
    /// What is left out.
    var cuts: [SourceRewriter.Cut]
    /// The names that nobody declares.
    var standIns: [SourceRewriter.StandIn]
    /// The modules that nobody has, so that an empty one takes their place.
    var emptyModules: [String]
    /// The files that have no part in it, with the reason.
    var notes: [ProjectNote]
    /// The classes of the target whose code is in Objective-C, and does not run.
    var objectiveCClasses: [String] = []
  }

  let target: ProjectTarget
  /// The folder where the app finds its documents.
  let folder: String
  let infoPlist: String?
  let sdk: AppSDK
  let build: BuildFolder
  /// The folders with the modules of the toolchain.
  let toolchain: [String]
  let isApp: Bool
  /// Compiles a module whose sources are in the checkout, if it was not yet.
  let modules: any ModuleProvider

  /// The most rounds before the build is given up.
  private static let mostRounds = 60

  /// Compiles the target.
  ///
  /// - Parameter progress: receives a line for each round.
  func result(progress: (String) -> Void) async throws -> Result {
    let generated = GeneratedCode(for: target)
    let rewriter = SourceRewriter(program: sdk.rewriter)
    let objectiveC = try await objectiveCPart(rewriter, progress)
    var request = try firstRequest(with: generated, objectiveC)
    var empty: Set<String> = []
    var isFresh = false
    var check: TypeCheck?
    for round in 1...Self.mostRounds {
      let answer = try await rewriter.answer(to: request, scratch: "\(build.path)/\(target.moduleName)/request.json")
      if round > 1, answer.newCuts == 0, !request.errors.isEmpty { break }
      let missing = try await missingModules(of: answer.imports)
      if isApp, request.modules != modules.compiled {
        // The app's registration code names the modules.
        request.modules = modules.compiled
        request.errors = []
        continue
      }
      try await addEmptyModules(missing, to: &empty)
      progress(
        "\(target.moduleName): \(answer.files.count) files, \(answer.cuts.count) left out, \(answer.standIns.count) stand-ins"
      )
      guard let output = try await errors(of: answer, madeOf: request.files, &check) else {
        return Result(
          product: product, cuts: answer.cuts, standIns: answer.standIns, emptyModules: empty.sorted(),
          notes: generated.notes + objectiveC.notes
            + answer.unreadable.map { ProjectNote($0, "cannot be read as UTF-8; it is left out") },
          objectiveCClasses: objectiveC.classes)
      }
      request.errors = output.faults
      if request.modulesByType.isEmpty, !output.faults.isEmpty {
        request.modulesByType = try await modulesByType()
      }
      if output.faults.isEmpty, !isFresh {
        // Objects of an earlier round may refer to what was left out since.
        try FileManager.default.removeItem(atPath: try build.folder("\(target.moduleName)/objects"))
        isFresh = true
      } else if output.faults.isEmpty {
        throw AppBuildError(
          message: "\(target.name) does not compile: \(output.others.first ?? "no error was printed")")
      }
    }
    let last = request.errors.first.map { ": \($0.path):\($0.line): \($0.message)" } ?? ""
    throw AppBuildError(message: "\(target.name) does not compile, and nothing more can be left out\(last)")
  }

  /// Declares what the target's Swift code sees of its Objective-C code.
  private func objectiveCPart(
    _ rewriter: SourceRewriter, _ progress: (String) -> Void
  ) async throws -> ObjectiveCPart.Declarations {
    guard let header = target.bridgingHeader else { return ObjectiveCPart.Declarations() }
    progress("\(target.moduleName): Objective-C headers")
    let types = try await rewriter.typeNames(
      in: target.swiftSources, scratch: "\(try build.folder(target.moduleName))/request.json")
    return try await ObjectiveCPart(header: header, module: target.moduleName, sdk: sdk, build: build)
      .declarations(declaredInSwift: types)
  }

  /// What the sources are rewritten with in the first round.
  private func firstRequest(
    with generated: GeneratedCode, _ objectiveC: ObjectiveCPart.Declarations
  ) throws -> SourceRewriter.Request {
    SourceRewriter.Request(
      module: target.moduleName, folder: folder, output: try build.folder("\(target.moduleName)/sources"),
      infoPlist: infoPlist, isApp: isApp,
      files: target.swiftSources + (try write(generated)) + objectiveC.files,
      optionalMembers: objectiveC.optionalMembers,
      cuts: "\(build.path)/\(target.moduleName)/cuts.json", errors: [])
  }

  /// The modules that declare types of frameworks, by the names of the types.
  private func modulesByType() async throws -> [String: String] {
    try await FrameworkSymbols(sdk: sdk).types(scratch: try build.emptyFolder("symbols")).modulesByType
  }

  /// Compiles what is imported and can be; returns the modules whose sources are not in the checkout.
  private func missingModules(of imports: [String]) async throws -> [String] {
    var missing: [String] = []
    for name in imports where name != target.moduleName && !AppSDK.modules.contains(name) {
      if try await !modules.compile(name) { missing.append(name) }
    }
    return missing
  }

  /// The errors of a round; `nil` if everything is compiled.
  ///
  /// After the first errors, files are only checked until they are free of them, which takes much less time.
  private func errors(
    of answer: SourceRewriter.Answer, madeOf sources: [String], _ check: inout TypeCheck?
  ) async throws -> CompilerOutput? {
    if check == nil {
      guard let output = try await compile(answer.files, .short) else { return nil }
      check = TypeCheck(compiler: compiler, sources: sources)
      if let errors = check?.errors(in: output) { return errors }
    }
    if let errors = try await check?.errors(of: answer) { return errors }
    let output = try await compile(answer.files, .long)
    if let output, !output.faults.isEmpty { check?.expectErrors(like: output) }
    return output
  }

  /// Writes the code that Xcode generates for the target; returns the paths of the files.
  private func write(_ generated: GeneratedCode) throws -> [String] {
    try generated.files.map { try build.write($0.text, to: $0.name, in: "\(target.moduleName)/generated") }
  }

  private var compiler: SwiftCompiler { SwiftCompiler(target: target, sdk: sdk, build: build) }

  private var product: String {
    isApp ? "\(build.path)/\(target.moduleName)/\(target.moduleName)" : "\(build.path)/lib\(target.moduleName).so"
  }

  /// Compiles files; `nil` if there is no error.
  private func compile(_ files: [String], _ patience: SwiftCompiler.Patience) async throws -> CompilerOutput? {
    var arguments = [
      "-Onone", "-incremental", "-output-file-map", try outputFileMap(files), "-o", product, "-L", build.path,
      "-Xlinker", "-rpath", "-Xlinker", build.path,
    ]
    arguments += sdk.linkerOptions + modules.compiled.map { "-l\($0)" }
    if !isApp {
      arguments += [
        "-emit-library", "-emit-module", "-emit-module-path", "\(build.path)/modules/\(target.moduleName).swiftmodule",
        "-enable-testing",
      ]
    }
    return try await compiler.compile(files, arguments, patience)
  }

  /// Where the compiler puts what it makes of each file, so that the next run compiles only what changed.
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

  /// Makes an empty module for each import that finds none.
  private func addEmptyModules(_ imports: [String], to empty: inout Set<String>) async throws {
    let modules = try build.folder("modules")
    for name in imports where !empty.contains(name) {
      let places = [modules, "\(sdk.folder)/modules"] + toolchain
      let marker = "\(build.path)/empty/\(name).swift"
      let isEmpty = FileManager.default.fileExists(atPath: marker)
      if isEmpty { empty.insert(name) }
      if places.contains(where: { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }) { continue }
      if Self.modulesOfC.contains(name) { continue }
      _ = try build.folder("empty")
      try Data("// Nobody has this module.\n".utf8).write(to: URL(filePath: marker))
      let failure = try await compiler.makeModule(name, from: marker)
      if failure == nil { empty.insert(name) }
    }
  }

  /// Modules of the toolchain that are no modules of Swift.
  private static let modulesOfC: Set<String> = ["Glibc", "SwiftShims", "dispatch"]
}
