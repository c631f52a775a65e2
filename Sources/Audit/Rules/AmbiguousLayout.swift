/// Views whose frames the constraints leave open.
struct AmbiguousLayout: Rule {
  let identifier = "ambiguous-layout"
  let impact = Impact.moderate
  let summary = "Constraints leave a view's position or size open."
  let rationale = """
    More than one layout satisfies the constraints, and UIKit takes any of them: views jump on rotation, or have no \
    size at all. A view of an own class may know its size at run time; so may a view whose document says that its size \
    is a placeholder. Those need review.
    """
  let example = RuleExample(
    fault: "Two boxes stand side by side between the edges of the screen, and nothing says how wide each of them is.",
    fix: "Make their widths equal.")
}
