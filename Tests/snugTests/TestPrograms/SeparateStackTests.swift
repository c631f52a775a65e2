import Testing

@testable import snug

/// A function is left where it stands, and keeps what it holds.
struct SeparateStackTests {
  private final class View {
    var text = "before"
  }

  @Test func aFunctionIsLeftBeforeItReturns() {
    let view = View()
    #expect(
      SeparateStack.call {
        view.text = "at the assertion"
        SeparateStack.leave()
        view.text = "after it"
      })
    #expect(view.text == "at the assertion")
  }

  @Test func whatReturnsIsNotLeft() {
    var count = 0
    #expect(!SeparateStack.call { count += 1 })
    SeparateStack.leave()
    #expect(count == 1)
  }

  @Test func whatALeftFunctionHoldsStays() {
    weak var view: View?
    for _ in 0..<3 {
      #expect(
        SeparateStack.call {
          let own = View()
          view = own
          withExtendedLifetime(own) { SeparateStack.leave() }
        })
      #expect(view != nil)
    }
  }

  @Test func onlyTheInnermostCallIsLeft() {
    var steps: [String] = []
    let isLeft = SeparateStack.call {
      if SeparateStack.call({ SeparateStack.leave() }) { steps.append("inner") }
      steps.append("outer")
    }
    #expect(!isLeft)
    #expect(steps == ["inner", "outer"])
  }

  /// Exclusive access and values of the task are in force where a function is left, and do not trouble what comes then. The
  /// values would trouble the end of the task, so it has none, as that of a worker.
  @Test func scopesThatStayOpenDoNoHarm() {
    var list = [1, 2]
    var words: [String] = []
    _ = Task.immediate { @MainActor in
      let isLeft = SeparateStack.call {
        list.withUnsafeMutableBufferPointer { _ in Self.$word.withValue("inner") { SeparateStack.leave() } }
      }
      words.append("\(isLeft)")
      Self.$word.withValue("outer") { words.append(Self.word) }
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    #expect(words == ["true", "outer"])
  }

  @TaskLocal private static var word = ""

  @Test func aStackHasRoomForDeepTrees() {
    func depth(_ level: Int) -> Int { level == 0 ? 0 : 1 + depth(level - 1) }
    var reached = 0
    #expect(!SeparateStack.call { reached = depth(100_000) })
    #expect(reached == 100_000)
  }

  /// Swift knows which task runs, so another task cannot be left.
  @Test func anotherTaskGoesOn() {
    var isDone = false
    #expect(
      !SeparateStack.call {
        Task.immediate {
          SeparateStack.leave()
          isDone = true
        }
      })
    #expect(isDone)
  }
}
