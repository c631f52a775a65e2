import OpenCombine

// Merging merged publishers with more publishers gives one `MergeN` of all publishers, not nested ones, as in Combine.

extension Publishers.Merge {
  /// Publishes the values of the merged publishers and another publisher as they come.
  public func merge<C: Publisher>(
    with c: C
  ) -> Publishers.Merge3<A, B, C>
  where B.Output == C.Output, B.Failure == C.Failure {
    Publishers.Merge3(a, b, c)
  }

  /// Publishes the values of the merged publishers and two other publishers as they come.
  public func merge<C: Publisher, D: Publisher>(
    with c: C, _ d: D
  ) -> Publishers.Merge4<A, B, C, D>
  where B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure {
    Publishers.Merge4(a, b, c, d)
  }

  /// Publishes the values of the merged publishers and three other publishers as they come.
  public func merge<C: Publisher, D: Publisher, E: Publisher>(
    with c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<A, B, C, D, E>
  where
    B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure,
    D.Output == E.Output, D.Failure == E.Failure
  {
    Publishers.Merge5(a, b, c, d, e)
  }

  /// Publishes the values of the merged publishers and four other publishers as they come.
  public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<A, B, C, D, E, F>
  where
    B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure,
    D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure
  {
    Publishers.Merge6(a, b, c, d, e, f)
  }

  /// Publishes the values of the merged publishers and five other publishers as they come.
  public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where
    B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure,
    D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output,
    F.Failure == G.Failure
  {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Publishes the values of the merged publishers and six other publishers as they come.
  public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where
    B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure,
    D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output,
    F.Failure == G.Failure, G.Output == H.Output, G.Failure == H.Failure
  {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge3 {
  /// Publishes the values of the merged publishers and another publisher as they come.
  public func merge<D: Publisher>(
    with d: D
  ) -> Publishers.Merge4<A, B, C, D>
  where C.Output == D.Output, C.Failure == D.Failure {
    Publishers.Merge4(a, b, c, d)
  }

  /// Publishes the values of the merged publishers and two other publishers as they come.
  public func merge<D: Publisher, E: Publisher>(
    with d: D, _ e: E
  ) -> Publishers.Merge5<A, B, C, D, E>
  where C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure {
    Publishers.Merge5(a, b, c, d, e)
  }

  /// Publishes the values of the merged publishers and three other publishers as they come.
  public func merge<D: Publisher, E: Publisher, F: Publisher>(
    with d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<A, B, C, D, E, F>
  where
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure
  {
    Publishers.Merge6(a, b, c, d, e, f)
  }

  /// Publishes the values of the merged publishers and four other publishers as they come.
  public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
  {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Publishes the values of the merged publishers and five other publishers as they come.
  public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure, G.Output == H.Output,
    G.Failure == H.Failure
  {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge4 {
  /// Publishes the values of the merged publishers and another publisher as they come.
  public func merge<E: Publisher>(
    with e: E
  ) -> Publishers.Merge5<A, B, C, D, E>
  where D.Output == E.Output, D.Failure == E.Failure {
    Publishers.Merge5(a, b, c, d, e)
  }

  /// Publishes the values of the merged publishers and two other publishers as they come.
  public func merge<E: Publisher, F: Publisher>(
    with e: E, _ f: F
  ) -> Publishers.Merge6<A, B, C, D, E, F>
  where D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure {
    Publishers.Merge6(a, b, c, d, e, f)
  }

  /// Publishes the values of the merged publishers and three other publishers as they come.
  public func merge<E: Publisher, F: Publisher, G: Publisher>(
    with e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where
    D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure,
    F.Output == G.Output, F.Failure == G.Failure
  {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Publishes the values of the merged publishers and four other publishers as they come.
  public func merge<E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where
    D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure,
    F.Output == G.Output, F.Failure == G.Failure, G.Output == H.Output, G.Failure == H.Failure
  {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge5 {
  /// Publishes the values of the merged publishers and another publisher as they come.
  public func merge<F: Publisher>(
    with f: F
  ) -> Publishers.Merge6<A, B, C, D, E, F>
  where E.Output == F.Output, E.Failure == F.Failure {
    Publishers.Merge6(a, b, c, d, e, f)
  }

  /// Publishes the values of the merged publishers and two other publishers as they come.
  public func merge<F: Publisher, G: Publisher>(
    with f: F, _ g: G
  ) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Publishes the values of the merged publishers and three other publishers as they come.
  public func merge<F: Publisher, G: Publisher, H: Publisher>(
    with f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
    G.Output == H.Output, G.Failure == H.Failure
  {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge6 {
  /// Publishes the values of the merged publishers and another publisher as they come.
  public func merge<G: Publisher>(
    with g: G
  ) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where F.Output == G.Output, F.Failure == G.Failure {
    Publishers.Merge7(a, b, c, d, e, f, g)
  }

  /// Publishes the values of the merged publishers and two other publishers as they come.
  public func merge<G: Publisher, H: Publisher>(
    with g: G, _ h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where F.Output == G.Output, F.Failure == G.Failure, G.Output == H.Output, G.Failure == H.Failure {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge7 {
  /// Publishes the values of the merged publishers and another publisher as they come.
  public func merge<H: Publisher>(
    with h: H
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where G.Output == H.Output, G.Failure == H.Failure {
    Publishers.Merge8(a, b, c, d, e, f, g, h)
  }
}
