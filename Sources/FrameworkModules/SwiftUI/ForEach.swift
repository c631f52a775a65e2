/// Bindings to the elements of a collection.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
  let base: Binding<Base>

  public var startIndex: Base.Index { base.wrappedValue.startIndex }
  public var endIndex: Base.Index { base.wrappedValue.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.wrappedValue.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { base.wrappedValue.index(before: index) }
  public subscript(position: Base.Index) -> Binding<Base.Element> { Binding(base, at: position) }
}

nonisolated extension ForEach where Content: View {
  init<C: MutableCollection & RandomAccessCollection>(
    bound: Binding<C>, content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C> {
    data = BoundElements(base: bound)
    self.content = content
  }
}
