/// Text that does not fit its view.
struct TruncatedText: Rule {
  let identifier = "truncated-text"
  let impact = Impact.serious
  let summary = "Text does not fit: it ends in “…” or is cut off."
  let rationale = """
    What is cut cannot be read, and people who choose a larger text size lose the most. Text that shrinks to fit is measured at its smallest size. Text that code fills in later is judged by what \
    the document shows.
    """
  let example = RuleExample(
    fault: "A label of one line stands between the edges of the screen and is adjusted for the text size.",
    fix: "Set its number of lines to 0, and let the views below it move.")
}
