import Foundation

/// An artifact bundle of SwiftPM that contains snug for one or several architectures.
struct ArtifactBundle {
  /// The program for this machine.
  let program: URL

  /// The architecture of this machine, as the first word of a target triple.
  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #elseif arch(x86_64)
      "x86_64"
    #else
      "unknown"
    #endif
  }

  /// The part of a target triple that names the system.
  private static var system: String {
    #if os(Linux)
      "linux"
    #elseif os(macOS)
      "macos"
    #else
      "unknown"
    #endif
  }

  /// Reads the bundle at a path, which may be relative to a folder.
  ///
  /// - Throws: ``Failure`` if it is no bundle with a program for this machine.
  init(path: String, folder: URL) throws {
    let bundle = URL(filePath: path, relativeTo: folder).absoluteURL
    if path.hasSuffix(".zip") {
      throw Failure(
        description: "SNUG_ARTIFACTBUNDLE: \(path) is packed: unzip it, and name the folder snug.artifactbundle")
    }
    guard let data = try? Data(contentsOf: bundle.appending(path: "info.json")) else {
      throw Failure(description: "SNUG_ARTIFACTBUNDLE: \(path) has no info.json: name the folder snug.artifactbundle")
    }
    guard let info = try? JSONDecoder().decode(Info.self, from: data), let snug = info.artifacts["snug"] else {
      throw Failure(description: "SNUG_ARTIFACTBUNDLE: \(path)/info.json lists no program snug")
    }
    guard let variant = snug.variants.first(where: { $0.isFor(Self.architecture, Self.system) }) else {
      let triples = snug.variants.flatMap { $0.supportedTriples ?? [] }.joined(separator: ", ")
      let machine = "\(Self.architecture)-\(Self.system)"
      throw Failure(
        description: "SNUG_ARTIFACTBUNDLE: \(path) has no program for \(machine), only for \(triples)")
    }
    program = bundle.appending(path: variant.path)
  }

  /// The content of the bundle's file `info.json`.
  private struct Info: Decodable {
    var artifacts: [String: Artifact]

    struct Artifact: Decodable {
      var variants: [Variant]
    }

    struct Variant: Decodable {
      var path: String
      var supportedTriples: [String]?

      /// Whether a triple such as `x86_64-unknown-linux-gnu` is for a machine.
      func isFor(_ architecture: String, _ system: String) -> Bool {
        (supportedTriples ?? []).contains { triple in
          let parts = triple.split(separator: "-")
          return parts.first.map(String.init) == architecture && parts.contains { $0.hasPrefix(system) }
        }
      }
    }
  }
}
