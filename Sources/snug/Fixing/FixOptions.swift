import ArgumentParser

/// The options for writing the edits that an audit suggests.
struct FixOptions: ParsableArguments {
  @Flag(help: "Write edits that were tried and hold into their documents; asks for each on the terminal.")
  var fix = false

  @Flag(help: "With --fix: write all of them without asking.")
  var yes = false

  @Flag(help: "With --fix: print a patch for git apply instead, and write nothing.")
  var dryRun = false

  @Flag(help: "With --fix: write also documents with uncommitted changes, and those in no git repository.")
  var force = false

  func validate() throws {
    let others = [(yes, "--yes"), (dryRun, "--dry-run"), (force, "--force")]
    if !fix, let other = others.first(where: \.0) { throw ValidationError("\(other.1) needs --fix") }
    if yes, dryRun { throw ValidationError("--yes and --dry-run exclude each other") }
  }
}
