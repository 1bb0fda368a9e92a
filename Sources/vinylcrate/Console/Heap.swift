import CMalloc

/// The memory that the C library hands out.
enum Heap {
  /// Sets it up for photos, of which each thread reads one after another.
  static func boundForPhotos() {
    // By default each thread that waits gets a heap of its own, which keeps the largest photo it read.
    mallopt(M_ARENA_MAX, Int32(max(1, processorCount() / 2)))
    // Planes of photos are used again and again: giving each back to the system takes time.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
  }

  /// Sets it up for the app, which reads much at times, such as all of a collection, and then rests.
  static func boundForApp() {
    // What is read beside the loop makes many small values: keys would wait for its heap.
    mallopt(M_ARENA_MAX, 2)
    // What was read is given back to the system.
    mallopt(M_MMAP_THRESHOLD, 256 << 10)
    mallopt(M_TRIM_THRESHOLD, 1 << 20)
  }

  /// Sets it up for an import, whose threads make and free small values all the time and must not wait
  /// for one another's heaps.
  static func boundForImports() {
    mallopt(M_ARENA_MAX, Int32(processorCount() + 3))
    // Large blocks are used once.
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    mallopt(M_TRIM_THRESHOLD, 8 << 20)
  }
}
