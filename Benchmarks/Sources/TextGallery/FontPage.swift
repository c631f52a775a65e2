import Typesetting

extension Gallery {
  /// Weights, designs and named fonts.
  static func fonts() -> Page {
    var page = Page("fonts")
    let weights: [(String, FontWeight)] = [
      ("ultra light", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    let box = TextContainer(width: 368)
    for (name, weight) in weights {
      let two = AttributedText(
        "Hamburgefonstiv 17  Display 22", base: TextAttributes(font: .system(size: 17, weight: weight)),
        runs: [
          .init(range: 20..<30, attributes: TextAttributes(font: .system(size: 22, weight: weight)))
        ])
      page.add(name, two, in: box)
    }
    let designs: [(String, FontDescriptor)] = [
      ("italic", FontDescriptor(size: 17, isItalic: true)),
      ("rounded (drawn with the default design)", FontDescriptor(family: .system(.rounded), size: 17)),
      ("serif (estimated)", FontDescriptor(family: .system(.serif), size: 17)),
      ("monospaced", FontDescriptor(family: .system(.monospaced), size: 17)),
      ("monospaced digits", FontDescriptor(size: 17, monospacedDigits: true)),
    ]
    for (name, descriptor) in designs {
      page.add(name, text("Hamburgefonstiv 0123456789 11:11", font: Font(descriptor)), in: box)
    }
    for name in [
      "HelveticaNeue", "Helvetica-Bold", "TimesNewRomanPSMT", "CourierNewPSMT", "Menlo-Regular", "AvenirNext-Medium",
      "Georgia",
    ] {
      page.add(name, text("Hamburgefonstiv 0123456789", font: .named(name, size: 17)), in: box)
    }
    return page
  }
}
