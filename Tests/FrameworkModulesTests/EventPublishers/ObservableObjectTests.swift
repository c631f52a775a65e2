import EventPublishers
import Foundation
import Testing

/// A model as apps write it, with properties that are observed.
struct ObservableObjectTests {
  /// What a screen with a search field and a list has.
  private final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var onlyFavorites = false
    @Published private(set) var results: [String] = []
    @Published private(set) var count = 0

    let refresh = PassthroughSubject<Void, Never>()
    private(set) var searches: [String] = []
    private var cancellables: Set<AnyCancellable> = []
    private let items = ["apple", "apricot", "banana"]

    init(scheduler: some Scheduler<DispatchQueue.SchedulerTimeType>) {
      let typed = $query.debounce(for: .milliseconds(300), scheduler: scheduler).removeDuplicates()
      let again = refresh.map { [unowned self] in query }
      Publishers.CombineLatest(Publishers.Merge(typed, again), $onlyFavorites)
        .map { query, onlyFavorites in onlyFavorites ? "\(query)*" : query }
        .sink { [weak self] in self?.search($0) }
        .store(in: &cancellables)
      $results.map(\.count).assign(to: &$count)
    }

    private func search(_ query: String) {
      searches.append(query)
      results = items.filter { $0.hasPrefix(query) }
    }
  }

  private let scheduler = TestScheduler()

  @Test func typingSearchesOnceAfterAPause() {
    let model = SearchModel(scheduler: scheduler)
    for text in ["a", "ap", "apr"] {
      model.query = text
      scheduler.advance(by: .milliseconds(100))
    }
    #expect(model.searches.isEmpty)
    scheduler.advance(by: .milliseconds(300))
    #expect(model.searches == ["apr"])
    #expect(model.results == ["apricot"])
    #expect(model.count == 1)
  }

  @Test func refreshingAndSwitchingSearchAtOnce() {
    let model = SearchModel(scheduler: scheduler)
    model.query = "b"
    scheduler.advance(by: .milliseconds(300))
    model.refresh.send()
    model.onlyFavorites = true
    #expect(model.searches == ["b", "b", "b*"])
  }

  @Test func whoeverObservesTheModelHearsOfEachChangeBefore() {
    let model = SearchModel(scheduler: scheduler)
    var seen: [String] = []
    let observation = model.objectWillChange.sink { [unowned model] in seen.append(model.query) }
    model.query = "a"
    model.query = "b"
    observation.cancel()
    model.query = "c"
    #expect(seen == ["", "a"])
  }

  @Test func aPropertyHandsItsValueOnAndThenEachNewOneBeforeItIsSet() {
    let model = SearchModel(scheduler: scheduler)
    var values: [String] = []
    let observation = model.$query.sink { values.append("\($0) after \(model.query)") }
    model.query = "a"
    observation.cancel()
    #expect(values == [" after ", "a after "])
  }

  @Test func aModelThatNobodyHoldsIsFreed() {
    weak var kept: SearchModel?
    do {
      let model = SearchModel(scheduler: scheduler)
      kept = model
      model.query = "a"
      scheduler.advance(by: .seconds(1))
      #expect(model.searches == ["a"])
    }
    #expect(kept == nil)
  }
}
