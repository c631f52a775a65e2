import SwiftUI
import Testing

/// Code of apps that use SwiftUI compiles. Nothing of it runs, except what code of UIKit asks for.
@MainActor struct SwiftUICodeTests {
  /// What a screen shows.
  private final class Model: ObservableObject {
    struct Item: Identifiable, Hashable {
      let id: Int
      var name: String
    }

    @Published var items = [Item(id: 1, name: "Tea"), Item(id: 2, name: "Milk")]
    @Published var isLoud = false
  }

  @Observable final class Settings {
    var volume = 0.5
  }

  private struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().background(configuration.isPressed ? Color.gray : .blue).clipShape(Capsule())
    }
  }

  private struct Card: ViewModifier {
    let radius: CGFloat
    func body(content: Content) -> some View {
      content.cornerRadius(radius).overlay(RoundedRectangle(cornerRadius: radius).stroke(.secondary, lineWidth: 1))
    }
  }

  private nonisolated struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private struct Row: View {
    @Binding var item: Model.Item
    @Bindable var settings: Settings
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 24

    var body: some View {
      HStack(spacing: 8) {
        Image(systemName: "cup.and.saucer").resizable().aspectRatio(contentMode: .fit).frame(width: size)
        TextField("Name", text: $item.name).textFieldStyle(.roundedBorder).submitLabel(.done)
        Slider(value: $settings.volume, in: 0...1)
        Spacer(minLength: 0)
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel(Text("Item \(item.name)"))
    }
  }

  private struct Screen: View {
    private enum Field: Hashable {
      case search, name
    }

    @StateObject private var model = Model()
    @State private var settings = Settings()
    @State private var asks = false
    @State private var search = ""
    @FocusState private var field: Field?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Namespace private var names

    var body: some View {
      NavigationStack {
        List {
          Section(header: Text("Items"), footer: Text("\(model.items.count) in all").font(.footnote)) {
            ForEach($model.items) { $item in
              Row(item: $item, settings: settings).listRowInsets(EdgeInsets()).swipeActions {
                Button("Delete", role: .destructive) { model.items.removeAll { $0.id == item.id } }
              }
            }
            .onDelete { model.items.remove(atOffsets: $0) }
          }
          Toggle(isOn: $model.isLoud.animation()) { Label("Loud", systemImage: "speaker") }.toggleStyle(.switch)
          if sizeClass == .compact {
            NavigationLink(destination: Text("Details")) { Text("More").bold() + Text("…") }
          } else {
            Triangle().fill(.linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
          }
          GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
        }
        .listStyle(.insetGrouped)
        .onPreferenceChange(HeightKey.self) { settings.volume = $0 }
        .searchable(text: $search, prompt: "Search")
        .focused($field, equals: .search)
        .navigationTitle("Breakfast")
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { EditButton() }
          ToolbarItemGroup(placement: .bottomBar) { Button("Close", action: { dismiss() }).buttonStyle(PressedStyle()) }
        }
        .alert("Sure?", isPresented: $asks) {
          Button("Yes") { withAnimation(.easeInOut) { asks = false } }
          Button("No", role: .cancel) {}
        } message: {
          Text("It cannot be undone.")
        }
        .onChange(of: search) { _, _ in field = nil }
        .onReceive(model.$isLoud) { asks = $0 }
        .task { await Task.yield() }
        .gesture(DragGesture(minimumDistance: 4).onEnded { asks = $0.translation.width > 9 })
        .modifier(Card(radius: 8))
        .matchedGeometryEffect(id: "screen", in: names)
      }
    }
  }

  @Test func aScreenIsHostedAsAnEmptyView() {
    let host: UIViewController = UIHostingController(rootView: Screen())
    #expect(host.view.subviews.isEmpty)
  }

  @Test func changesAreMadeWithoutAnimation() {
    var count = 0
    #expect(withAnimation(.spring()) { count + 1 } == 1)
    withAnimation {
      count = 2
    } completion: {
      count += 1
    }
    #expect(count == 3)
  }

  @Test func bindingsReachPartsElementsAndObjects() {
    let model = Model()
    let observed = ObservedObject(wrappedValue: model)
    observed.projectedValue.items[0].name.wrappedValue = "Coffee"
    #expect(model.items.map(\.name) == ["Coffee", "Milk"])
    for item in observed.projectedValue.items { item.name.wrappedValue += "!" }
    #expect(model.items.map(\.name) == ["Coffee!", "Milk!"])
    #expect(Binding(State<Int?>(wrappedValue: nil).projectedValue) == nil)
  }

  @Test func coloursPassThroughSwiftUI() {
    #expect(UIColor(Color(red: 1, green: 0, blue: 0)).cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(Color(uiColor: .systemBlue) == .blue)
    #expect(Color.white.opacity(0.5).resolve(in: EnvironmentValues()).opacity == 0.5)
  }

  @Test func elementsAreRemovedAndMovedByTheirPlaces() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.remove(atOffsets: [0, 3])
    #expect(letters == ["d", "a"])
  }

  @Test func anglesAreDegreesAndRadians() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect((Angle(radians: .pi) + .degrees(90)).degrees == 270)
  }
}
