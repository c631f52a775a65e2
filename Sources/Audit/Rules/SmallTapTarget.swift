/// Controls that are too small to tap.
struct SmallTapTarget: Rule {
  let identifier = "small-tap-target"
  let impact = Impact.moderate
  let summary = "A control is smaller than 44 × 44 points."
  let rationale = """
    Apple's guidelines ask for 44 × 44 points, because that is what a finger hits. A control whose constraints make it \
    smaller is a violation; one that is as small as UIKit makes it by itself needs review. Switches, sliders, steppers \
    and other controls with a size of their own are not judged, nor are controls without an action.
    """
  let example = RuleExample(
    fault: "A close button is held to 22 × 22 points, the size of its image.",
    fix: "Set its width and height to at least 44 points; the image stays as large as it is.")
}
