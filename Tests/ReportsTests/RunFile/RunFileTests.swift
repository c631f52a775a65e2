import Audit
import Foundation
import Reports
import Testing

/// The run file keeps all parts of a report.
struct RunFileTests {
  @Test func whatIsWrittenIsReadBack() throws {
    let file = try RunFile(reading: try Sample.report(with: RunFileReporter()))
    #expect(file.header == Sample.header)
    #expect(file.documents == Sample.documents)
  }

  @Test func whatAppsWereCompiledWithoutIsReadBack() throws {
    var reporter = RunFileReporter()
    var header = Sample.header
    header.apps = [
      AppCodeRecord(
        project: "My.xcodeproj", target: "My",
        leftOut: [
          AppCodeRecord.Part(
            file: "List.swift", line: 3, kind: "statement", declaration: "List.viewDidLoad",
            message: "cannot find 'kit' in scope")
        ], standIns: ["Kit"], missingModules: ["KitForPayments"])
    ]
    header.walks = [
      WalkRecord(
        document: "App.swift", screens: [WalkRecord.Screen(name: "Menu", parent: nil, steps: ["“Open”"])], ways: 3,
        limits: ["taps"], failures: ["“Buy”: trap"],
        openings: [WalkRecord.Opening(address: "tel:1", parent: "Menu", steps: ["“Open”", "“Call”"])])
    ]
    header.tests = [TestsRecord(target: "FormTests", tests: 2, screens: 1, repeated: 1, failures: ["testA: trap"])]
    let text = try reporter.begin(header) + reporter.end()
    #expect(try RunFile(reading: text).header == header)
  }

  @Test(arguments: [
    ("cannot find 'kit' in scope", AppCodeRecord.Cause.unknownName),
    ("value of type 'UIView' has no member 'kit'", .unknownName),
    ("missing return in getter expected to return 'Int'", .remains),
    ("non-@objc instance method 'a()' declared in 'B' cannot be overridden from extension", .overrideInExtension),
    ("cannot convert value of type 'Int' to expected argument type 'String'", .types),
  ]) func errorsOfTheCompilerAreInGroups(message: String, cause: AppCodeRecord.Cause) {
    #expect(AppCodeRecord.Cause(message: message) == cause)
  }

  @Test func theSameResultsAreTheSameBytes() throws {
    #expect(try Sample.report(with: RunFileReporter()) == Sample.report(with: RunFileReporter()))
  }

  @Test func aLineIsAnObjectWithItsType() throws {
    let lines = try Sample.report(with: RunFileReporter()).split(separator: "\n")
    let types = lines.map { line in
      ["run", "environment", "document", "screen", "finding", "end"].filter { line.contains("\"type\":\"\($0)\"") }
    }
    #expect(
      types == [
        ["run"], ["environment"], ["environment"], ["document"], ["screen"], ["finding"], ["finding"], ["document"],
        ["document"], ["screen"], ["end"],
      ])
  }

  @Test func aFileWithoutItsEndIsRefused() throws {
    let text = try Sample.report(with: RunFileReporter())
    let cut = text.split(separator: "\n").dropLast().joined(separator: "\n")
    let error = #expect(throws: RunFile.ReadError.self) { try RunFile(reading: cut) }
    #expect(error?.description == "the file is cut short: its last line is missing")
  }

  @Test func aForeignLineIsRefusedWithItsNumber() throws {
    let text = try Sample.report(with: RunFileReporter()) + "hello\n"
    let error = #expect(throws: RunFile.ReadError.self) { try RunFile(reading: text) }
    #expect(error?.description == "line 12 is not a record of a run file")
  }

  /// No record has so long a line; a file with one is refused before the line is read.
  @Test func aLineThatIsTooLongIsRefused() throws {
    let text = try Sample.report(with: RunFileReporter())
    var data = Data(text.utf8)
    data.append(Data(repeating: UInt8(ascii: "a"), count: (16 << 20) + 1))
    let error = #expect(throws: RunFile.ReadError.self) { try RunFile(reading: data) }
    #expect(error?.description == "line 12 is longer than 16 MB, and no record of a run file is")
  }

  @Test func aNewerFormatIsRefused() throws {
    let text = try Sample.report(with: RunFileReporter()).replacing("\"version\":1", with: "\"version\":2")
    let error = #expect(throws: RunFile.ReadError.self) { try RunFile(reading: text) }
    #expect(error?.description == "the file has format version 2; this program reads up to version 1")
  }

  /// Files that the first versions of the program wrote have neither rules nor variants.
  @Test func anOlderFileIsRead() throws {
    let text = try Sample.report(with: RunFileReporter())
    let older = text.replacing(/"rules":\[.*?\],"tool"/, with: "\"tool\"").replacing(/,"variant":"0"/, with: "")
    #expect(older != text)
    let file = try RunFile(reading: older)
    #expect(file.header.rules == [])
    #expect(file.documents[0].screens[0].findings.map(\.variant) == [nil, nil])
  }
}
