import Foundation
import InputFiles

/// A file of build settings (`.xcconfig`), with the files that it includes.
struct ConfigurationFile {
  private(set) var settings: [String: String] = [:]
  /// Files that could not be read.
  private(set) var notes: [ProjectNote] = []

  private static let largestMegabytes = 4
  /// How many files may include each other.
  private static let deepest = 16

  init(at path: String) { read(path, depth: 0, isOptional: false) }

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
        guard depth < Self.deepest else { continue }
        let folder = (path as NSString).deletingLastPathComponent
        let file = include.2.hasPrefix("/") ? String(include.2) : "\(folder)/\(include.2)"
        read(file, depth: depth + 1, isOptional: include.1 != nil)
      } else if let setting = line.firstMatch(of: /^\s*(\w+(?:\[[^\]]*\])*)\s*=\s*(.*?)\s*;?\s*$/) {
        let name = String(setting.1)
        let value = String(setting.2)
        settings[name] = value.replacing(/\$[({]inherited[)}]/, with: settings[name] ?? "$(inherited)")
      }
    }
  }
}
