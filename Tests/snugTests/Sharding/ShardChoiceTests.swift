import ArgumentParser
import Testing

@testable import snug

/// Which part of a run a machine does.
struct ShardChoiceTests {
  @Test(arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("64/64", 64, 64)])
  func aPartIsNamed(_ text: String, _ index: Int, _ count: Int) throws {
    #expect(try ShardChoice(text) == .shard(Shard(index: index, count: count)))
  }

  @Test(arguments: [
    "", "2", "0/4", "5/4", "-1/4", "1/0", "1/4/2", "a/b", "1/", "/4", "auto/", "auto/0", "auto/x", " 1/4",
  ])
  func whatIsNoPart(_ text: String) {
    let error = #expect(throws: ValidationError.self) { try ShardChoice(text) }
    #expect(
      error?.message
        == "--shard takes a part and the number of parts, as in 2/4, or auto, or auto and the number of parts, as in auto/4"
    )
  }

  /// The first machine of each system, and the last one.
  @Test(arguments: [
    ("auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], 1),
    ("auto", ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], 4),
    ("auto", ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], 1),
    ("auto", ["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "4"], 4),
    ("auto", ["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], 1),
    ("auto/4", ["JOB_COMPLETION_INDEX": "0"], 1),
    ("auto/4", ["JOB_COMPLETION_INDEX": "3"], 4),
    ("auto", ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "4"], 3),
    (
      "auto",
      [
        "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "4",
        "SLURM_ARRAY_TASK_STEP": "2",
      ], 4
    ),
  ])
  func machinesSayIt(_ text: String, _ variables: [String: String], _ index: Int) throws {
    #expect(try ShardChoice(text).shard(in: variables) == Shard(index: index, count: 4))
  }

  @Test(
    arguments: [
      (
        "auto", [:],
        "none of CI_NODE_INDEX (GitLab), CIRCLE_NODE_INDEX (CircleCI), BUILDKITE_PARALLEL_JOB (Buildkite), "
          + "JOB_COMPLETION_INDEX (Kubernetes), SLURM_ARRAY_TASK_ID (Slurm) is set"
      ),
      (
        "auto", ["JOB_COMPLETION_INDEX": "0"], "Kubernetes does not tell how many parts there are; say it, as in auto/4"
      ),
      ("auto/2", ["JOB_COMPLETION_INDEX": "2"], "JOB_COMPLETION_INDEX is 2, and there are 2 parts"),
      ("auto", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], "CI_NODE_INDEX is 0, and there are 4 parts"),
      ("auto", ["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "4"], "CI_NODE_INDEX is no number: “one”"),
      ("auto", ["CI_NODE_INDEX": "1"], "CI_NODE_TOTAL is not set"),
      (
        "auto",
        ["SLURM_ARRAY_TASK_ID": "-9223372036854775808", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "2"],
        "SLURM_ARRAY_TASK_ID is -9223372036854775808, and there are 2 parts"
      ),
    ] as [(String, [String: String], String)])
  func whatMachinesDoNotSay(_ text: String, _ variables: [String: String], _ reason: String) {
    #expect(throws: ShardError("--shard auto: \(reason)")) { try ShardChoice(text).shard(in: variables) }
  }
}
