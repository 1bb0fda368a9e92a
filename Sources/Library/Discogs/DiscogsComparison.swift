/// The values of one copy or want: those here, those at Discogs, and those that both last agreed on.
struct DiscogsComparison {
  /// Where a field differs.
  enum State {
    case same
    /// Only here it was changed: a push sends it.
    case changedHere
    /// Only at Discogs it was changed: a pull brings it.
    case changedThere
    /// Both were changed, and not to the same text.
    case conflict
  }

  let agreed: DiscogsValues
  let here: DiscogsValues
  let there: DiscogsValues

  var fields: [DiscogsValues.Field] {
    Set(agreed.fields + here.fields + there.fields).sorted()
  }

  func state(of field: DiscogsValues.Field) -> State {
    let (agreed, here, there) = (agreed[field], here[field], there[field])
    if here == there { return .same }
    if there == agreed { return .changedHere }
    return here == agreed ? .changedThere : .conflict
  }

  func fields(in states: State...) -> [DiscogsValues.Field] {
    fields.filter { states.contains(state(of: $0)) }
  }

  /// What is agreed on once Discogs' values are here in some fields.
  ///
  /// - Parameter fields: those that are the same on both sides, or will be.
  func agreeing(on fields: [DiscogsValues.Field]) -> DiscogsValues {
    fields.reduce(into: agreed) { $0[$1] = there[$1] }
  }
}
