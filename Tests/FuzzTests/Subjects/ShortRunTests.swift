import Foundation
import TestSupport
import Testing

@testable import fuzz

/// A few cases of each subject with fixed seeds. They test the promises in docs/reliability.md. `make fuzz` runs more.
@Suite struct ShortRunTests {
  private static let pool = DocumentPool(paths: [Project.root.appending(path: "Examples").path])

  @Test(arguments: FuzzSubject.allCases)
  func noPromiseIsBroken(subject: FuzzSubject) throws {
    let count: UInt64 =
      switch subject {
      case .layout: 200
      case .audit: 20
      case .render: 20
      case .strings, .catalog: 100
      case .system, .views: 200
      case .pictures: 100
      case .requests: 1
      case .solve, .project, .sources, .configuration, .baseline, .runs, .recordings, .fonts, .revisions: 2
      }
    #expect(Self.pool.count > 10)
    for seed in 1...count {
      do {
        try FuzzCase(subject: subject, seed: seed, pool: Self.pool).run()
      } catch {
        Issue.record("\(subject), seed \(seed): \(error)")
      }
    }
  }

  /// A seed with a fault always gives the same input, so that the fault can be examined again.
  @Test func aSeedIsTheSameInputOnEveryRun() {
    for seed in 1...200 as ClosedRange<UInt64> {
      #expect(Self.pool.mutant(seed: seed).bytes == Self.pool.mutant(seed: seed).bytes)
      #expect(SystemFuzz(seed: seed).text == SystemFuzz(seed: seed).text)
    }
  }

  /// The files that are damaged are right before: the program reads them without a complaint.
  @Test(arguments: [
    FuzzSubject.solve, .project, .sources, .configuration, .baseline, .runs, .recordings, .fonts, .revisions,
  ])
  func whatIsDamagedIsRightBefore(subject: FuzzSubject) throws {
    let plans = ProgramSeeds.plans(of: subject)
    #expect(!plans.isEmpty)
    for plan in plans {
      let folder = try ScratchFolder()
      for (name, content) in plan.files { try folder.write(content, to: name) }
      if let name = plan.name { try folder.write(plan.content, to: name) }
      let word = String(decoding: plan.content, as: UTF8.self)
      for command in plan.commands where !(word == "v1:App") {
        let words = command.map { $0.replacing("NAME", with: word) }
        let said = try ProgramRun(arguments: words, in: folder, environment: plan.environment).run().errors
        #expect(!said.contains("error"), "\(subject), \(words): \(said)")
      }
    }
  }
}
