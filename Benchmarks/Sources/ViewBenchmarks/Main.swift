import UIKit

/// Times the view layer: making views, laying them out, changing them. `Benchmarks/run layout` runs it beside Yoga.
///
///     ViewBenchmarks                          prints a CSV line per workload and size
///     ViewBenchmarks time WORKLOAD SIZE       only this one
///     ViewBenchmarks frames WORKLOAD SIZE     prints all frames instead, in tree order
///     ViewBenchmarks once WORKLOAD SIZE [COUNT]   makes and lays out a screen, once or COUNT times, for a profiler
///     ViewBenchmarks change WORKLOAD SIZE CHANGE COUNT   the same, and makes a change that often
///     ViewBenchmarks memory                   prints the bytes per plain view with two constraints
@main
struct ViewBenchmarks {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, Array(arguments.dropFirst())) {
    case (nil, _):
      for workload in Workload.allCases {
        for size in workload.sizes { time(workload, size) }
      }
    case ("memory", _):
      print(PlainViews.bytesPerView(1000))
    case (let mode, let rest):
      guard rest.count >= 2, let workload = Workload(rawValue: rest[0]), let size = Int(rest[1]) else {
        print("usage: ViewBenchmarks [time|frames|once|change WORKLOAD SIZE | memory]")
        return
      }
      switch mode {
      case "frames": printFrames(workload.makeScreen(size))
      case "once":
        for _ in 0..<(rest.count > 2 ? Int(rest[2]) ?? 1 : 1) { workload.makeScreen(size).root.layoutIfNeeded() }
      case "change": change(workload.makeScreen(size), rest)
      default: time(workload, size)
      }
    }
  }

  private static func time(_ workload: Workload, _ size: Int) {
    let measured = Measurement(workload, size)
    let changes = Measurement.Change.allCases.map { measured.changes[$0].map { "\($0)" } ?? "" }
    let fields = ["\(measured.make)", "\(measured.firstLayout)"] + changes + ["\(measured.bytes)"]
    print("\(workload.rawValue),\(size),\(fields.joined(separator: ","))")
  }

  /// Lays a screen out, and makes a change a number of times: `change WORKLOAD SIZE CHANGE COUNT`.
  private static func change(_ screen: Screen, _ rest: [String]) {
    screen.root.layoutIfNeeded()
    guard rest.count == 4, let count = Int(rest[3]),
      let step = Measurement.Change(rawValue: rest[2]).flatMap(screen.step)
    else { return }
    for round in 0..<count {
      step(round % 2 == 0)
      screen.root.layoutIfNeeded()
    }
  }

  private static func printFrames(_ screen: Screen) {
    screen.root.layoutIfNeeded()
    func visit(_ view: UIView) {
      let frame = view.frame
      print(frame.minX, frame.minY, frame.width, frame.height)
      for child in view.subviews { visit(child) }
    }
    for content in screen.root.subviews { visit(content) }
  }
}
