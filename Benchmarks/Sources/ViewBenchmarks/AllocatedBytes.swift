import CMalloc

/// The bytes that the program has allocated and not freed.
nonisolated var allocatedBytes: Int {
  let info = mallinfo2()
  return Int(info.uordblks + info.hblkhd)
}
