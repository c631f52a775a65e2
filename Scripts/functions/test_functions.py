"""Tests of the check for long functions: what is a function, what is a line, and what is a table."""
import contextlib
import io
import pathlib
import runpy
import sys
import tempfile
import textwrap
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER))
import lengths  # noqa: E402


def found(source):
    """The functions of a source as (name, line, length)."""
    return [(function.name, function.line, function.length) for function in lengths.functions(textwrap.dedent(source))]


class Functions(unittest.TestCase):
    def test_whatever_has_statements_is_a_function(self):
        self.assertEqual(
            found("""\
                struct Size {
                  let width: Double
                  var height = 1.0
                  var area: Double { width * height }
                  init(width: Double) {
                    self.width = width
                  }
                  subscript(index: Int) -> Double { width }
                  static func + (left: Size, right: Size) -> Size {
                    left
                  }
                  deinit {}
                }
                """),
            [("area", 4, 1), ("init", 5, 3), ("subscript", 8, 1), ("+", 9, 3), ("deinit", 12, 1)],
        )

    def test_a_requirement_has_no_body(self):
        self.assertEqual(
            found("""\
                protocol Shape {
                  var area: Double { get }
                  func draw(
                    in box: Box
                  ) throws -> Picture
                  init(box: Box)
                  func scale() -> Self
                }
                func after() {
                }
                """),
            [("area", 2, 1), ("after", 9, 2)],
        )

    def test_a_call_is_no_declaration(self):
        self.assertEqual(
            found("""\
                init() {
                  self.init(size: .init(width: 1))
                  values.map { $0 }
                }
                """),
            [("init", 1, 4)],
        )

    def test_a_signature_of_several_lines_counts(self):
        self.assertEqual(
            found("""\
                @MainActor private func draw<Shape>(
                  _ shape: Shape, in box: [String: Int] = [:]
                ) throws(DrawingError) -> (Int, Int)
                where Shape: Equatable {
                  return (1, 2)
                }
                """),
            [("draw", 1, 6)],
        )

    def test_a_stored_closure_is_no_function(self):
        self.assertEqual(found("var change: (Int) -> Int = { number in\n  number\n}\n"), [])

    def test_what_a_function_holds_is_part_of_it(self):
        self.assertEqual(
            found("""\
                func outer() {
                  func inner() {
                    work()
                  }
                  inner()
                }
                """),
            [("outer", 1, 6), ("inner", 2, 3)],
        )

    def test_reasons_and_empty_lines_do_not_count(self):
        self.assertEqual(
            found("""\
                func draw() {
                  // Pixels first.
                  /* A box
                     of its own. */

                  work() // and this counts once
                }
                """),
            [("draw", 1, 3)],
        )


class Words(unittest.TestCase):
    def test_braces_in_words_are_words(self):
        for line in [
            'let text = "}"',
            'let text = "\\"}"',
            'let text = "\\(name("}")) } \\(other)"',
            'let text = #"\\(name) "}"#',
            'let text = #"\\#(name("}")) }"#',
            "let text = text.matches(of: /\"[{}]\\/}/)",
            "let text = #/ } /#",
            "// }",
            "/* } /* } */ } */",
            "let text = a / b }".replace(" }", ""),
        ]:
            with self.subTest(line):
                self.assertEqual(found(f"func one() {{\n  {line}\n  work()\n}}\nfunc two() {{\n}}\n"),
                                 [("one", 1, 4 - line.startswith("/")), ("two", 5, 2)])

    def test_a_text_of_several_lines(self):
        self.assertEqual(
            found('func one() {\n  print("""\n    } "quoted" \\(value("}")) {\n    """)\n}\nfunc two() {}\n'),
            [("one", 1, 5), ("two", 6, 1)],
        )

    def test_a_slash_that_divides(self):
        self.assertEqual(found("func one() {\n  let x = (a) / 2\n  let y = b / 3\n}\n"), [("one", 1, 4)])


class Tables(unittest.TestCase):
    def test_rows_of_a_literal_do_not_count(self):
        self.assertEqual(
            found("""\
                func names() -> [String] {
                  return [
                    "one",
                    "two",
                  ]
                }
                """),
            [("names", 1, 4)],
        )

    def test_a_literal_with_a_closure_has_statements(self):
        self.assertEqual(found("func names() {\n  let all = [\n    { one() },\n    { two() },\n  ]\n}\n"), [("names", 1, 6)])

    def test_cases_of_one_line_do_not_count(self):
        self.assertEqual(
            found("""\
                func name(of digit: Int) -> String {
                  switch digit {
                  case 1: "one"
                  case 2:
                    work()
                    more()
                  default: "many"
                  }
                }
                """),
            [("name", 1, 7)],
        )


class Check(unittest.TestCase):
    def run_check(self, *arguments):
        main = runpy.run_path(str(FOLDER / "__main__.py"))["main"]
        output, errors = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
            code = main(list(arguments))
        return code, output.getvalue(), errors.getvalue()

    def test_a_long_function_is_named_with_file_and_line(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "Long.swift"
            for count, code in [(38, 0), (39, 1)]:
                file.write_text("\nfunc work() {\n" + "  step()\n" * count + "}\n")
                expected = (
                    f"{file}:2: error: work has {count + 2} lines; 40 are the most: split it by subject\n" if code else ""
                )
                self.assertEqual(self.run_check(folder), (code, expected, ""))

    def test_the_longest_are_listed(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "Two.swift"
            file.write_text("func short() {\n}\nfunc long() {\n  step()\n}\n")
            self.assertEqual(self.run_check(folder, "--longest", "1"), (0, f"   3  {file}:3  long\n", ""))

    def test_a_path_that_is_not_there(self):
        self.assertEqual(self.run_check("nowhere"), (2, "", "nowhere: error: no such file or folder\n"))


if __name__ == "__main__":
    unittest.main()
