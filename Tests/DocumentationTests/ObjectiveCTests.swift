#if !canImport(ObjectiveC)
  import Foundation
  import TestSupport
  import Testing

  /// What the how-to on apps says about Apple's attributes where there is no Objective-C runtime.
  @Suite struct ObjectiveCTests {
    @Test(arguments: [
      ("@objc", "class A: NSObject { @objc func f() {} }"),
      ("@IBOutlet", "class A: NSObject { @IBOutlet var f: NSObject? }"),
      ("#selector", "class A: NSObject { func f() { _ = #selector(f) } }"),
      ("#keyPath", "class A: NSObject { var v = 1; func f() { _ = #keyPath(A.v) } }"),
    ])
    func doesNotCompile(_ name: String, _ code: String) throws {
      #expect(try Project.text("docs/how-to/run-an-app.md").contains("`\(name)`"))
      #expect(try !compiles(code))
    }

    @Test(arguments: [
      ("@IBAction", "class A: NSObject { @IBAction func f(_ sender: Any) {} }"),
      ("@IBInspectable", "class A: NSObject { @IBInspectable var f = 1.0 }"),
      ("@IBDesignable", "@IBDesignable class A: NSObject {}"),
    ])
    func compiles(_ name: String, _ code: String) throws {
      #expect(try Project.text("docs/how-to/run-an-app.md").contains("`\(name)`"))
      #expect(try compiles(code))
    }

    private func compiles(_ code: String) throws -> Bool {
      let file = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString).swift")
      try "import Foundation\n\(code)\n".write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["swiftc", "-typecheck", file.path]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }
#endif
