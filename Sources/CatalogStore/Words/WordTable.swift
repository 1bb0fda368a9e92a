/// Numbers for different words, in the order in which they were first seen.
///
/// Open addressing. A slot has the first bytes of its word, so that most words cost one look at memory,
/// which is what takes the time: the table is far larger than a processor's caches.
struct WordTable {
  private struct Slot {
    /// The first eight bytes of the word, with zeros after a shorter one.
    var prefix: UInt64 = 0
    var hash: UInt32 = 0
    /// The word's number and one more, and its length in the lowest byte; 0 in an empty slot.
    var numberAndLength: UInt32 = 0

    var number: Int { Int(numberAndLength >> 8) - 1 }
    var length: Int { Int(numberAndLength & 0xff) }

    /// FNV's low bits are its best ones only after mixing.
    static func place(of hash: UInt32) -> Int {
      Int(truncatingIfNeeded: (hash ^ (hash >> 15)) &* 0x2c1b_3c6d)
    }
  }

  private struct Entry {
    let start: UInt32
    let length: UInt8
  }

  private var slots = [Slot](repeating: Slot(), count: 1 << 16)
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  var count: Int { entries.count }
  /// Whether the next words need not fit: numbers have 24 bits.
  var isFull: Bool { bytes.count > 24 << 20 || entries.count > 500_000 }

  /// The number of a word, which is new if it was not seen before.
  mutating func number(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    if entries.count * 2 > slots.count { grow() }
    let prefix = Self.prefix(of: word)
    let mask = slots.count - 1
    var index = Slot.place(of: hash) & mask
    while slots[index].numberAndLength != 0 {
      let slot = slots[index]
      if slot.hash == hash, slot.prefix == prefix, slot.length == word.count,
        word.count <= 8 || isEqual(entries[slot.number], word)
      {
        return slot.number
      }
      index = (index + 1) & mask
    }
    entries.append(Entry(start: UInt32(bytes.count), length: UInt8(word.count)))
    slots[index] = Slot(
      prefix: prefix, hash: hash,
      numberAndLength: UInt32(entries.count) << 8 | UInt32(word.count))
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
      let start = Int(entry.start)
      let word = bytes[start..<(start + Int(entry.length))]
      return (word.withUnsafeBufferPointer(Self.prefix), UInt32(number))
    }
    keys.sort { a, b in
      a.0 != b.0 ? a.0 < b.0 : word(Int(a.1)).lexicographicallyPrecedes(word(Int(b.1)))
    }
    return keys.map(\.1)
  }

  mutating func removeAll() { self = WordTable() }

  /// Ordered as the bytes are.
  private static func prefix(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if word.count >= 8 {
      return UInt64(
        bigEndian: UnsafeRawBufferPointer(word).loadUnaligned(as: UInt64.self))
    }
    var prefix: UInt64 = 0
    for byte in word { prefix = prefix << 8 | UInt64(byte) }
    return word.isEmpty ? 0 : prefix << UInt64(8 * (8 - word.count))
  }

  private func isEqual(_ entry: Entry, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(entry.start)
    for index in 8..<word.count where bytes[start + index] != word[index] { return false }
    return true
  }

  private mutating func grow() {
    var larger = [Slot](repeating: Slot(), count: slots.count * 2)
    let mask = larger.count - 1
    for slot in slots where slot.numberAndLength != 0 {
      var index = Slot.place(of: slot.hash) & mask
      while larger[index].numberAndLength != 0 { index = (index + 1) & mask }
      larger[index] = slot
    }
    slots = larger
  }
}
