import Foundation
import InputFiles

/// The build settings in an `.xcconfig` file and the files that it includes.
struct ConfigurationFile {
  private(set) var settings: [String: String] = [:]
  /// Notes about the files that could not be read.
  private(set) var notes: [ProjectNote] = []

  private static let largestMegabytes = 4
  /// The limits of includes: how deeply they may nest, and how many files there may be.
  private static let most = (depth: 16, files: 256)
  private var files = 0

  /// The project's folder, in which included files are searched for if they are not next to the including file.
  private let folder: String?

  /// - Parameters:
  ///   - path: the path of the file.
  ///   - folder: the project's folder. Like Xcode, the reader searches it for included files that are not next to the
  ///     including file.
  init(at path: String, folder: String? = nil) {
    self.folder = folder
    read(path, depth: 0, isOptional: false)
  }

  private mutating func read(_ path: String, depth: Int, isOptional: Bool) {
    let text: String
    do throws(RegularFile.Problem) {
      text = String(decoding: try RegularFile.read(path, atMost: Self.largestMegabytes), as: UTF8.self)
    } catch {
      if !isOptional { notes.append(ProjectNote(path, "the build settings could not be read: \(error.reason)")) }
      return
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      if let include = line.firstMatch(of: /^\s*#include(\?)?\s*"([^"]+)"/) {
        guard depth < Self.most.depth, files < Self.most.files else { continue }
        files += 1
        read(place(of: String(include.2), from: path), depth: depth + 1, isOptional: include.1 != nil)
      } else if let setting = line.firstMatch(of: /^\s*(\w+(?:\[[^\]]*\])*)\s*=\s*(.*?)\s*;?\s*$/) {
        let name = String(setting.1)
        let value = String(setting.2)
        settings[name] = value.replacing(/\$[({]inherited[)}]/, with: settings[name] ?? "$(inherited)")
      }
    }
  }

  /// The path of an included file: next to the including file, or else in the project's folder.
  private func place(of name: String, from path: String) -> String {
    if name.hasPrefix("/") { return name }
    let beside = "\((path as NSString).deletingLastPathComponent)/\(name)"
    let places = [beside] + (folder.map { ["\($0)/\(name)"] } ?? [])
    return places.first { FileManager.default.fileExists(atPath: $0) } ?? beside
  }
}
