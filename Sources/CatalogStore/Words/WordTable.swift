/// Numbers for different words, in the order in which they were first seen.
///
/// Open addressing over one run of bytes: some ten million words a second.
struct WordTable {
  private struct Entry {
    let start: UInt32
    let length: UInt8
    let hash: UInt32
  }

  private var slots: [UInt32]
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  init() {
    slots = [UInt32](repeating: 0, count: 1 << 16)
  }

  var count: Int { entries.count }
  var byteCount: Int { bytes.count }

  /// The number of a word, which is new if it was not seen before.
  mutating func number(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    if entries.count * 2 > slots.count { grow() }
    let mask = slots.count - 1
    // FNV's low bits are its best ones only after mixing.
    var slot = Int(truncatingIfNeeded: (hash ^ (hash >> 15)) &* 0x2c1b_3c6d) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      let entry = entries[number]
      if entry.hash == hash, Int(entry.length) == word.count, isEqual(entry, word) {
        return number
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(entries.count + 1)
    entries.append(
      Entry(start: UInt32(bytes.count), length: UInt8(word.count), hash: hash))
    bytes.append(contentsOf: word)
    return entries.count - 1
  }

  func word(_ number: Int) -> ArraySlice<UInt8> {
    let entry = entries[number]
    return bytes[Int(entry.start)..<(Int(entry.start) + Int(entry.length))]
  }

  /// The numbers of all words, in the order of the words' bytes.
  func sortedNumbers() -> [UInt32] {
    // The first eight bytes decide nearly always.
    var keys = entries.enumerated().map { number, entry in
      (prefix(of: entry), UInt32(number))
    }
    keys.sort { a, b in
      a.0 != b.0 ? a.0 < b.0 : word(Int(a.1)).lexicographicallyPrecedes(word(Int(b.1)))
    }
    return keys.map(\.1)
  }

  mutating func removeAll() { self = WordTable() }

  private func prefix(of entry: Entry) -> UInt64 {
    var key: UInt64 = 0
    for index in 0..<8 {
      let byte = index < entry.length ? bytes[Int(entry.start) + index] : 0
      key = key << 8 | UInt64(byte)
    }
    return key
  }

  private func isEqual(_ entry: Entry, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(entry.start)
    for index in 0..<word.count where bytes[start + index] != word[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: (entry.hash ^ (entry.hash >> 15)) &* 0x2c1b_3c6d) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number + 1)
    }
  }
}
