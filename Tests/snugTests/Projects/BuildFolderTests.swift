import Foundation
import TestSupport
import Testing

@testable import snug

/// What is made of a project lies in the folder of caches, one folder per project and target.
struct BuildFolderTests {
  @Test func eachTargetHasAFolderOfItsOwn() throws {
    let caches = try TemporaryFolder()
    func path(_ project: String, _ target: String) throws -> String {
      try BuildFolder(for: project, target: target, variables: ["XDG_CACHE_HOME": caches.path]).path
    }
    let first = try path("/a/A.xcodeproj", "My App")
    #expect(first.hasPrefix("\(caches.path)/snug/projects/My_App-"))
    #expect(try path("/a/A.xcodeproj", "My App") == first)
    #expect(try path("/b/A.xcodeproj", "My App") != first)
    #expect(try path("/a/A.xcodeproj", "My_App") != first)
  }

  @Test func aFolderThatCannotBeMadeIsSaid() throws {
    let caches = try TemporaryFolder()
    try caches.write("", to: "file")
    #expect {
      try BuildFolder(for: "/A.xcodeproj", target: "A", variables: ["XDG_CACHE_HOME": "\(caches.path)/file"])
    } throws: {
      ($0 as? AppBuildError)?.message.hasPrefix("the folder of builds cannot be made: ") == true
    }
  }

  @Test func anotherSDKTriesAgainWhatWasLeftOut() throws {
    let caches = try TemporaryFolder()
    let build = try BuildFolder(for: "/A.xcodeproj", target: "A", variables: ["XDG_CACHE_HOME": caches.path])
    try build.forgetCuts(unlessMadeWith: "one")
    let cuts = "\(try build.folder("App"))/cuts.json"
    try Data("{}".utf8).write(to: URL(filePath: cuts))
    try build.forgetCuts(unlessMadeWith: "one")
    #expect(FileManager.default.fileExists(atPath: cuts))
    let empty = try ["empty/Charts.swift", "modules/Charts.swiftmodule", "modules/Own.swiftmodule"].map { file in
      let folder = try build.folder(String(file.split(separator: "/")[0]))
      try Data().write(to: URL(filePath: "\(folder)/\(file.split(separator: "/")[1])"))
      return "\(build.path)/\(file)"
    }
    try build.forgetCuts(unlessMadeWith: "two")
    #expect(!FileManager.default.fileExists(atPath: cuts))
    // The SDK may have the missing module now. Modules of the app stay.
    #expect(empty.map(FileManager.default.fileExists(atPath:)) == [false, false, true])
  }

  @Test func whatWasNotBuiltHasNoCuts() throws {
    let caches = try TemporaryFolder()
    let build = try BuildFolder(for: "/A.xcodeproj", target: "A", variables: ["XDG_CACHE_HOME": caches.path])
    #expect(build.leftOut == nil)
  }
}
