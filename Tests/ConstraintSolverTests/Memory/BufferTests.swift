import Testing

@testable import ConstraintSolver

struct BufferTests {
  private func elements(_ buffer: borrowing Buffer<Int>) -> [Int] { (0..<buffer.count).map { buffer[$0] } }

  @Test func anEmptyBufferHasNoMemory() {
    #expect(Buffer<Int>().bytes == 0)
  }

  @Test func elementsStayWhereTheyAreWhileItGrows() {
    var buffer = Buffer<Int>()
    for number in 0..<1_000 { buffer.append(number) }
    #expect(elements(buffer) == Array(0..<1_000))
    #expect(buffer.capacity >= 1_000)
  }

  @Test func newElementsHaveTheGivenValue() {
    var buffer = Buffer(repeating: 7, count: 2)
    buffer.resize(4, repeating: 9)
    #expect(elements(buffer) == [7, 7, 9, 9])
    buffer.resize(1, repeating: 0)
    #expect(elements(buffer) == [7])
    #expect(buffer.removeLast() == 7)
    #expect(buffer.count == 0)
  }

  @Test func aCopyIsIndependent() {
    let buffer = Buffer(repeating: 1, count: 3)
    let copy = buffer.copy()
    buffer[0] = 5
    #expect(elements(buffer) == [5, 1, 1])
    #expect(elements(copy) == [1, 1, 1])
  }
}
