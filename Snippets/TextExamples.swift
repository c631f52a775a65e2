//! Text without views: measuring, breaking into lines, truncating and fitting.

import Typesetting

do {
  // snippet.measuring
  let body = Font.system(size: 17)
  print(body.lineHeight.rounded(), Typesetter.shared.width(of: "Whiskers McFluff", font: body).rounded())
  // Prints "20.0 132.0"
  // snippet.end
}

do {
  // snippet.lines
  let text = AttributedText("Cats rest on average thirteen hours per day.", font: .system(size: 17))
  let layout = Typesetter.shared.layout(text, in: TextContainer(width: 160))
  for line in layout.lines {
    print(line.range, line.width.rounded(), line.baseline.rounded())
  }
  // Prints "0..<21 157.0 16.0"
  // Prints "21..<40 137.0 36.0"
  // Prints "40..<44 32.0 57.0"
  // snippet.end
}

do {
  // snippet.truncation
  let text = AttributedText("Cats rest on average thirteen hours per day.", font: .system(size: 17))
  let container = TextContainer(width: 160, maximumLines: 1, lineBreakMode: .byTruncatingTail)
  let layout = Typesetter.shared.layout(text, in: container)
  print(layout.isTruncated, layout.hiddenCharacterCount)
  // Prints "true 25"
  // snippet.end
}

do {
  // snippet.fitting
  let text = AttributedText("Whiskers McFluff", font: .system(size: 34))
  let container = TextContainer(width: 160, height: 50, maximumLines: 1, lineBreakMode: .byTruncatingTail)
  let fitted = Typesetter.shared.fit(text, in: container, minimumScale: 0.5)
  print(fitted.fits, fitted.scale)
  // Prints "true 0.62"
  // snippet.end
}

do {
  // snippet.exclusions
  let text = AttributedText(String(repeating: "purr ", count: 20), font: .system(size: 17))
  let picture = TextRect(x: 0, y: 0, width: 100, height: 40)
  let layout = Typesetter.shared.layout(text, in: TextContainer(width: 240, exclusions: [picture]))
  print(layout.lines.map(\.x))
  // Prints "[100.0, 100.0, 0.0, 0.0]"
  // snippet.end
}

do {
  // snippet.sizes
  let titles = ["Attack", "Defence", "Special"]
  let search = SizeSearch(floor: 11, ceiling: 34)
  let common = search.largest { size in
    titles.allSatisfy { Typesetter.shared.width(of: $0, font: .system(size: size)) <= 80 }
  }
  print(common.fits, common.size)
  // Prints "true 22.0"
  // snippet.end
}
