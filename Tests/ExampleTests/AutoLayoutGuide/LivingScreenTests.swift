import Foundation
import Testing

/// The app's first screen lives in a worker of the preview, as the page uses it.
nonisolated struct LivingScreenTests {
  /// The app's program, which answers requests of the page.
  private final class Worker {
    private let process = Process()
    private let questions = Pipe()
    private let answers = Pipe()
    private let document: String
    private var time = 0.0

    init() throws {
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.executableURL
      let folder = ExampleApp.autoLayoutGuide.folder
      document = folder.appending(path: "AppDelegate.swift").path
      process.executableURL = try #require(tests).deletingLastPathComponent().appending(path: "AutoLayoutGuide")
      process.arguments = ["--worker", "preview", folder.path]
      process.standardInput = questions
      process.standardOutput = answers
      process.standardError = FileHandle.nullDevice
      try process.run()
      _ = try message()
    }

    deinit {
      try? questions.fileHandleForWriting.close()
      process.waitUntilExit()
    }

    private func message() throws -> Data {
      func read(_ count: Int) throws -> Data {
        var data = Data()
        while data.count < count {
          guard let more = try answers.fileHandleForReading.read(upToCount: count - data.count), !more.isEmpty else {
            throw CocoaError(.fileReadUnknown)
          }
          data += more
        }
        return data
      }
      let count = try read(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      return count == 0 ? Data() : try read(count)
    }

    /// What the page shows after some events.
    func after(_ events: [[String: Any]] = []) throws -> Shown {
      time += 1
      let setting = ["device", "orientation", "textSize", "locale", "direction", "appearance", "contrast", "boldText"]
      let question: [String: Any] = [
        "kind": "live",
        "document": [
          "path": document, "name": "AppDelegate", "sources": [], "sourcesCoverProject": false,
          "scenesWithEmptyValues": [String](), "scenesWithoutCode": [String: String](),
          "leftOutScenes": [String: String](), "part": ["whole": [String: String]()],
          "walks": [String](), "isOfTests": false, "tests": [String](),
          "unmadeObjects": ["scenes": [String](), "cells": [String]()],
          "loaders": [String](), "methodsOfExtensions": [String](), "hasKeyboardLibrary": false,
          "leftOutParts": ["counts": [String: Int](), "objectiveCClasses": [String]()], "isNamed": false,
        ],
        "edits": [], "scene": "First screen.controller", "view": "",
        // The menu is higher than this device.
        "setting": Dictionary(uniqueKeysWithValues: setting.map { ($0, $0 == "device" ? "retina4_0" : "") }),
        "scale": 1, "generation": 0,
        "live": ["session": 1, "time": time, "events": events],
      ]
      let bytes = try JSONSerialization.data(withJSONObject: question)
      let header = (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
      try questions.fileHandleForWriting.write(contentsOf: Data(header) + bytes)
      let answer = try message()
      let count = answer.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      return try JSONDecoder().decode(Shown.self, from: answer.dropFirst(4).prefix(count))
    }

    /// A tap at the middle of the view that shows a word.
    func tap(_ word: String, of shown: Shown) throws -> Shown {
      let view = try #require(shown.views?.last { $0.name.contains(word) }, "\(shown)")
      let (x, y) = (view.frame[0] + view.frame[2] / 2, view.frame[1] + view.frame[3] / 2)
      return try after(
        ["down", "up"].enumerated().map { ["kind": $1, "x": x, "y": y, "time": time + Double($0) / 10] })
    }
  }

  private struct Shown: Decodable {
    struct View: Decodable {
      var name: String
      var className: String
      var frame: [Double]
    }

    var problem: String?
    var views: [View]?
    var takesKeys: Bool?
    var isUnchanged: Bool?

    func shows(_ word: String) -> Bool { views?.contains { $0.name.contains(word) } ?? false }
  }

  @Test func aTapPushesAController() throws {
    let worker = try Worker()
    let menu = try worker.after()
    #expect(menu.problem == nil)
    #expect(menu.shows("Image views"))
    let pushed = try worker.tap("Image views", of: menu)
    #expect(pushed.shows("As large as its image"))
    #expect(try worker.after().isUnchanged == true)
  }

  @Test func keysReachAFieldAfterATap() throws {
    let worker = try Worker()
    let menu = try worker.after()
    let form = try worker.tap("Sign in", of: menu)
    #expect(form.takesKeys == false)
    let typing = try worker.tap("mail", of: form)
    #expect(typing.takesKeys == true)
    #expect(try worker.after([["kind": "text", "text": "pet@example.org"]]).shows("“pet@example.org”"))
    #expect(try worker.after([["kind": "delete"]]).shows("“pet@example.or”"))
  }

  @Test func theWheelScrolls() throws {
    let worker = try Worker()
    let menu = try worker.after()
    let before = try #require(menu.views?.first { $0.name.contains("Image views") })
    let turn: [String: Any] = ["kind": "scroll", "x": 200, "y": 500, "dy": 60]
    let after = try #require(try worker.after([turn]).views?.first { $0.name.contains("Image views") })
    #expect(after.frame[1] < before.frame[1] - 20)
  }
}
