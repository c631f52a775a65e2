extension UIStackView {
  private enum Key {
    static let axis = "UIStackViewAxis"
    static let distribution = "UIStackViewDistribution"
    static let alignment = "UIStackViewAlignment"
    static let spacing = "UIStackViewSpacing"
    static let baselineRelative = "UIStackViewBaselineRelative"
    static let marginsRelative = "UIStackViewLayoutMarginsRelative"
    static let arranged = "UIStackViewArrangedSubviews"
  }

  func encodeArrangement(with coder: NSCoder) {
    coder.encode(axis.rawValue, forKey: Key.axis)
    coder.encode(distribution.rawValue, forKey: Key.distribution)
    coder.encode(alignment.rawValue, forKey: Key.alignment)
    coder.encode(Double(spacing), forKey: Key.spacing)
    coder.encode(isBaselineRelativeArrangement, forKey: Key.baselineRelative)
    coder.encode(isLayoutMarginsRelativeArrangement, forKey: Key.marginsRelative)
    let places = arrangedSubviews.compactMap { view in subviews.firstIndex { $0 === view } }
    coder.encode(places.map(String.init).joined(separator: " "), forKey: Key.arranged)
  }

  func decodeArrangement(from coder: NSCoder) {
    axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: Key.axis)) ?? .horizontal
    distribution = Distribution(rawValue: coder.decodeInteger(forKey: Key.distribution)) ?? .fill
    alignment = Alignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .fill
    spacing = CGFloat(coder.decodeDouble(forKey: Key.spacing))
    isBaselineRelativeArrangement = coder.decodeBool(forKey: Key.baselineRelative)
    isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: Key.marginsRelative)
    let places = coder.decodeIfPresent(String.self, forKey: Key.arranged) ?? ""
    for place in places.split(separator: " ").compactMap({ Int($0) }) where subviews.indices.contains(place) {
      addArrangedSubview(subviews[place])
    }
  }
}
