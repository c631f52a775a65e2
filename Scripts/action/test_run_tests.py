"""Scripts/run-tests passes the output of tests on and counts what was skipped, with a `swift` of its own."""
import os
import subprocess
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class RunTestsTests(unittest.TestCase):
    def run_tests(self, script, *arguments):
        """The exit code and the lines that are printed when `swift` is this shell script."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "swift")
            with open(path, "w", encoding="utf-8") as file:
                file.write("#!/bin/sh\n" + script)
            os.chmod(path, 0o755)
            environment = {**os.environ, "PATH": folder + ":" + os.environ["PATH"]}
            result = subprocess.run(
                [os.path.join(ROOT, "Scripts/run-tests"), *arguments], capture_output=True, text=True, env=environment,
                check=False)
        return result.returncode, result.stdout.splitlines()

    def test_skipped_tests_are_counted_by_reason(self):
        code, lines = self.run_tests(
            """echo "$*"
            case "$*" in *--skip\\ *)
              echo '➜ Test nothingIsBetter() skipped: "needs HiGHS"'
              echo '➜ Test a(b:) skipped: "needs HiGHS"' ;;
            *) echo '➜ Suite Drawing skipped' ;;
            esac
            """, "^Own", "--sanitize", "thread")
        self.assertEqual(code, 0)
        self.assertEqual(lines[0], "test --skip-build --skip ^Own --sanitize thread")
        self.assertIn("test --skip-build --filter ^Own --sanitize thread", lines)
        self.assertEqual(lines[-1], "3 tests skipped: needs HiGHS (2); no reason is given (1)")

    def test_nothing_skipped_is_said(self):
        self.assertEqual(self.run_tests("echo '✔ Test run with 2 tests passed'", "^Own")[1][-1], "No test was skipped.")

    def test_a_failure_is_the_exit_code_and_ends_the_run(self):
        code, lines = self.run_tests("echo \"$*\"; exit 3", "^Own")
        self.assertEqual(code, 3)
        self.assertEqual(len(lines), 2)

    def test_a_missing_pattern_is_said(self):
        self.assertEqual(self.run_tests("")[0], 2)


if __name__ == "__main__":
    unittest.main()
