import ArgumentParser
import Drawing

extension PictureTolerance {
  /// Makes a tolerance from the values of `--tolerance`, such as `2` and `0.1%`.
  init(_ texts: [Argument]) {
    self.init()
    for text in texts {
      switch text {
      case .levels(let levels): self.levels = levels
      case .share(let share): self.share = share
      }
    }
  }

  /// The tolerance as command line arguments.
  var words: [String] {
    (levels == 0 ? [] : ["--tolerance", "\(levels)"]) + (share == 0 ? [] : ["--tolerance", "\(share * 100)%"])
  }

  /// One value of `--tolerance`.
  enum Argument: ExpressibleByArgument, Hashable, Sendable {
    case levels(Int)
    case share(Double)

    init?(argument: String) {
      if argument.hasSuffix("%") {
        guard let percent = Double(argument.dropLast()), (0...100).contains(percent) else { return nil }
        self = .share(percent / 100)
      } else {
        guard let levels = Int(argument), (0...255).contains(levels) else { return nil }
        self = .levels(levels)
      }
    }
  }
}
