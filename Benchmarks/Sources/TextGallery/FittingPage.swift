import Typesetting

extension Gallery {
  /// Shrinking on one line and on several, tightening, and one size for a group.
  static func fitting() -> Page {
    var page = Page("fitting")
    let typesetter = Typesetter.shared
    let title = text("A title that is too long for its label", font: .system(size: 22, weight: .semibold))
    for (lines, height, smallest) in [(1, 30.0, 0.5), (1, 30, 0.9), (2, 46, 0.5)] {
      let container = TextContainer(width: 260, height: height, maximumLines: lines, lineBreakMode: .byTruncatingTail)
      let fitted = typesetter.fit(title, in: container, minimumScale: smallest)
      let percent = Int((fitted.scale * 100).rounded())
      page.add(
        "\(lines == 1 ? "one line" : "two lines"), at least \(Int(smallest * 100)) %: set at \(percent) %"
          + (fitted.fits ? "" : ", and cut"), fitted.layout, in: container)
    }
    let label = text("Tightened by a little", font: .system(size: 17))
    let width = typesetter.layout(label).width * 0.965
    for tightens in [false, true] {
      let container = TextContainer(
        width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail, tightensBeforeTruncating: tightens)
      page.add(tightens ? "allowed to tighten" : "3.5 % too long", label, in: container)
    }
    addGroup(to: &page)
    return page
  }

  /// Three labels side by side at one common size.
  private static func addGroup(to page: inout Page) {
    let members = [("Attack", 90.0), ("Bulbasaur the Second", 120), ("9,999 HP", 60)]
    func layout(_ member: (String, Double), _ size: Double) -> TextLayout {
      Typesetter.shared.layout(text(member.0, font: .system(size: size)), in: container(member.1))
    }
    func container(_ width: Double) -> TextContainer {
      TextContainer(width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    }
    let outcome = SizeSearch(floor: 8, ceiling: 17).largest { size in
      members.allSatisfy { !layout($0, size).isTruncated }
    }
    for (name, size) in [("own size 17", 17), ("common size \(outcome.size)", outcome.size)] {
      for member in members { page.add("group member, \(name)", layout(member, size), in: container(member.1)) }
    }
  }
}
