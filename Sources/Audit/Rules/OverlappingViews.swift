/// Text and controls that cover each other.
struct OverlappingViews: Rule {
  let identifier = "overlapping-views"
  let impact = Impact.serious
  let summary = "Text or controls cover each other."
  let rationale = """
    Overlapping text cannot be read, and a covered control cannot be tapped for sure. What lies behind as a ground is \
    meant to be covered: images, plain views, and buttons without a title over a whole row. A view in front on an opaque \
    ground of its own hides what is behind it, as a sheet does.
    """
  let example = RuleExample(
    fault: "A name is pinned to the left edge and a date to the right edge, and nothing keeps them apart.",
    fix: "Add a constraint: the date's leading edge at least 8 points after the name's trailing edge.")
}
