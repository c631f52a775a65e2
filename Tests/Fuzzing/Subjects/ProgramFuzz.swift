import Foundation

/// Damaged files and names that the program itself reads: one folder is laid out for a case, and `snug` runs in it.
///
/// The program must end by itself in time with one of its exit codes, print no control and no forged line, and leave
/// nothing behind but what its command writes.
struct ProgramFuzz {
  let subject: FuzzSubject
  let seed: UInt64

  /// The damaged file; of a revision, its name.
  var input: [UInt8] {
    var random = FuzzGenerator(seed: seed)
    let plan = ProgramSeeds.plans(of: subject)
    return plan.isEmpty ? [] : damaged(random.pick(plan).content, &random)
  }

  func run(allowance: Double = 1) throws {
    var random = FuzzGenerator(seed: seed)
    let plans = ProgramSeeds.plans(of: subject)
    // Without git, or without a font on this machine, there is nothing to damage.
    guard !plans.isEmpty else { return }
    let plan = random.pick(plans)
    let bytes = damaged(plan.content, &random)
    let folder = try ScratchFolder()
    for (name, content) in plan.files { try folder.write(content, to: name) }
    if let name = plan.name { try folder.write(bytes, to: name) }
    // A name of a revision cannot hold a NUL, with which an argument ends.
    let word = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    for command in plan.commands {
      let arguments = command.map { $0.replacing("NAME", with: word) }
      let program = ProgramRun(arguments: arguments, in: folder, environment: plan.environment)
      try program.run(allowance: allowance)
    }
  }

  private func damaged(_ content: [UInt8], _ random: inout FuzzGenerator) -> [UInt8] {
    var bytes = content
    for _ in 0...random.below(5) {
      if random.once(in: 3) {
        // Lines are the parts of most of these files.
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        let place = random.below(lines.count)
        if random.once(in: 2) {
          lines.remove(at: place)
        } else {
          lines.insert(random.pick(lines), at: place)
        }
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
      } else if random.once(in: 3), !bytes.isEmpty {
        bytes.insert(contentsOf: Array(random.pick(ProgramSeeds.snippets).utf8), at: random.below(bytes.count))
      } else {
        random.pick(ByteMutation.allCases).apply(to: &bytes, random: &random)
      }
    }
    return bytes
  }
}
