import Foundation
import InputFiles
@_spi(Generated) import UIKit

/// How an app is started for a walk or for its tests: its launch arguments, its environment variables, its user defaults, the answers to its requests, and
/// the device.
package nonisolated struct AppStart: Codable, Hashable, Sendable {
  /// A value in the user defaults.
  package enum Value: Codable, Hashable, Sendable {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([String])
  }

  /// The answer to some requests.
  package struct Response: Codable, Hashable, Sendable {
    /// The addresses of the requests; `*` stands for any characters.
    package var pattern: String
    /// The path of the file with the content.
    package var file: String

    package init(pattern: String, file: String) {
      self.pattern = pattern
      self.file = file
    }
  }

  /// The launch arguments, which the app finds behind those of its process.
  package var arguments: [String] = []
  /// The values of environment variables, by their names. Those of the person who starts the run come first.
  package var variables: [String: String] = [:]
  /// What the user defaults hold before the app is launched, by key.
  package var defaults: [String: Value] = [:]
  /// The answers to requests. The first one counts whose pattern matches.
  package var responses: [Response] = []
  /// The identifier of the device; `nil` for the usual one. Only for an app's tests.
  package var device: String?
  /// The version of iOS that the device reports; `nil` for the usual one. Only for an app's tests.
  package var system: SystemVersion?

  package init() {}

  /// How the app of this process is started.
  @MainActor package private(set) static var current = AppStart()

  /// Sets the environment variables and user defaults of this process and the answers to its requests, before the app is launched.
  @MainActor package func prepare() {
    Self.current = self
    for (name, value) in variables { setenv(name, value, 0) }
    setDefaults()
    AppRequests.shared.begin(
      responses.compactMap { response in
        (try? response.content).map {
          AppRequests.Answer(pattern: response.pattern, content: $0, type: response.type)
        }
      })
  }

  /// Makes the user defaults of this process those of an app that was never launched. Registered defaults stay.
  package func resetDefaults() {
    for key in UserDefaults.standard.dictionaryRepresentation().keys { UserDefaults.standard.removeObject(forKey: key) }
    setDefaults()
  }

  private func setDefaults() {
    for (key, value) in defaults {
      let object: Any =
        switch value {
        case .flag(let flag): flag
        case .integer(let number): number
        case .number(let number): number
        case .text(let text): text
        case .list(let list): list
        }
      UserDefaults.standard.set(object, forKey: key)
    }
  }
}

extension AppStart.Response {
  /// The largest file, in megabytes.
  private nonisolated static let largestMegabytes = 64

  /// The content of the file. A link in the checkout is not followed out of it.
  package nonisolated var content: Data {
    get throws(RegularFile.Problem) {
      ProjectRoots.add(around: file)
      return try RegularFile.read(file, atMost: Self.largestMegabytes)
    }
  }

  /// The media type by the extension of the file.
  fileprivate nonisolated var type: String {
    switch (file as NSString).pathExtension.lowercased() {
    case "json": "application/json"
    case "html": "text/html"
    case "txt": "text/plain"
    case "xml": "application/xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "svg": "image/svg+xml"
    default: "application/octet-stream"
    }
  }
}
