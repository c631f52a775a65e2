import Testing

@testable import Projects

private typealias Project = Projects.Project

/// Projects are known by their names.
struct ProjectReadingTests {
  @Test(arguments: [
    ("App.xcodeproj", true), ("a/App.xcworkspace/", true), ("project.yml", true), ("a/project.yaml", true),
    ("project-ci.yml", true), ("a/Project.swift", true), ("Package.swift", false), (".snug.yml", false),
    ("projects.yml", false), ("App.xib", false), ("xcodeproj", false),
  ])
  func aProjectIsKnownByItsName(_ path: String, isProject: Bool) { #expect(Project.isProject(path) == isProject) }

  @Test func targetsThatWaitForEachOtherAreFound() {
    func target(_ name: String, _ dependencies: String...) -> ProjectTarget {
      var target = ProjectTarget(name: name, kind: .framework, moduleName: name)
      target.dependencies = dependencies
      return target
    }
    #expect(Project.cycle(in: [target("A", "B", "C"), target("B", "C"), target("C", "X")]) == nil)
    #expect(Project.cycle(in: [target("A", "B"), target("B", "C"), target("C", "B")]) == ["B", "C", "B"])
    #expect(Project.cycle(in: [target("A", "A")]) == ["A", "A"])
  }

  @Test(.timeLimit(.minutes(1))) func aLongChainOfTargetsIsFollowed() {
    let targets = (0..<50_000).map { index in
      var target = ProjectTarget(name: "\(index)", kind: .framework, moduleName: "A")
      target.dependencies = ["\(index + 1)"]
      return target
    }
    #expect(Project.cycle(in: targets) == nil)
  }
}
