import CUnicodeTables

/// Where lines may end, by Unicode's line breaking algorithm (UAX #14) of the pinned version, with the
/// rule for numbers of its example 7: `(PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?`
/// stays together.
struct LineBreaker {
  enum Break {
    case none
    case allowed
    case mandatory
  }

  /// A character's class, resolved by LB1; the numbers are those of the tables.
  enum Class: UInt8 {
    case al, bk, cr, lf, nl, cm, wj, zw, gl, sp, zwj, b2, ba, bb, hy, cb, cl, cp, ex, `in`, ns, op
    case qu, `is`, nu, po, pr, sy, eb, em, h2, h3, hl, id, jl, jv, jt, ri, sa, cj

    var isHard: Bool { [.bk, .cr, .lf, .nl].contains(self) }
    /// What a combining mark does not join (LB9).
    var takesNoMark: Bool { isHard || self == .sp || self == .zw }
    var isLetter: Bool { self == .al || self == .hl }
    var isHangul: Bool { [.jl, .jv, .jt, .h2, .h3].contains(self) }
    var isIdeograph: Bool { [.id, .eb, .em].contains(self) }
  }

  /// A character, or a base with the marks that join it.
  private struct Unit {
    var kind = Class.al
    var isWide = false
    var isUnassignedPictograph = false
  }

  /// How far into a number the units so far are (LB25).
  private enum NumberState {
    case outside
    case inside
    case closed
  }

  private let units: [Unit]
  private let raw: [Class]
  private let style: LineBreakStyle

  /// The break before each character but the first; the first has none (LB2).
  static func breaks(
    before scalars: [Unicode.Scalar], style: LineBreakStyle = .standard
  ) -> [Break] {
    LineBreaker(scalars, style).breaks()
  }

  private init(_ scalars: [Unicode.Scalar], _ style: LineBreakStyle) {
    self.style = style
    var raw: [Class] = []
    var units: [Unit] = []
    raw.reserveCapacity(scalars.count)
    units.reserveCapacity(scalars.count)
    for scalar in scalars {
      let properties = galley_line_break_properties(scalar.value)
      let kind = style.adapted(Class(rawValue: properties & 0x3F) ?? .al, scalar)
      let joins = kind == .cm || kind == .zwj
      if joins, let last = raw.last, !last.takesNoMark, let unit = units.last {
        units.append(unit)  // LB9
      } else {
        // LB10; a dictionary finds the breaks inside of SA, and all else takes it for AL (LB1).
        units.append(
          Unit(
            kind: joins || kind == .sa ? .al : kind, isWide: properties & 0x40 != 0,
            isUnassignedPictograph: properties & 0x80 != 0))
      }
      raw.append(kind)
    }
    self.raw = raw
    self.units = units
  }

  private func breaks() -> [Break] {
    var result: [Break] = raw.isEmpty ? [] : [.none]
    result.reserveCapacity(raw.count)
    var number = NumberState.outside
    /// The last character that is no space, before the one at hand.
    var beforeSpaces: Unit?
    var regionalCount = 0
    for index in raw.indices {
      if index > 0 {
        result.append(
          self.break(
            at: index, number: number, beforeSpaces: beforeSpaces, regionalCount: regionalCount))
      }
      let isMark = index > 0 && joins(index)
      if isMark { continue }
      let unit = units[index]
      number = next(number, unit.kind)
      regionalCount = unit.kind == .ri ? regionalCount + 1 : 0
      if unit.kind != .sp { beforeSpaces = unit }
    }
    return result
  }

  /// Whether the character is a mark that joins the one before it.
  private func joins(_ index: Int) -> Bool {
    (raw[index] == .cm || raw[index] == .zwj) && !raw[index - 1].takesNoMark
  }

  private func next(_ state: NumberState, _ kind: Class) -> NumberState {
    switch (state, kind) {
    case (_, .nu): .inside
    case (.inside, .sy), (.inside, .is): .inside
    case (.inside, .cl), (.inside, .cp): .closed
    default: .outside
    }
  }

  private func `break`(
    at index: Int, number: NumberState, beforeSpaces: Unit?, regionalCount: Int
  ) -> Break {
    let (last, next) = (raw[index - 1], raw[index])
    if last == .bk || last == .nl || last == .lf { return .mandatory }  // LB4, LB5
    if last == .cr { return next == .lf ? .none : .mandatory }
    if next.isHard || next == .sp || next == .zw { return .none }  // LB6, LB7
    let before = beforeSpaces?.kind
    if before == .zw { return .allowed }  // LB8
    if last == .zwj || joins(index) { return .none }  // LB8a, LB9
    let (left, right) = (units[index - 1], units[index])
    let hasSpaces = last == .sp
    if right.kind == .wj || (!hasSpaces && left.kind == .wj) { return .none }  // LB11
    if !hasSpaces, left.kind == .gl { return .none }  // LB12
    if right.kind == .gl, !hasSpaces, left.kind != .ba, left.kind != .hy { return .none }  // LB12a
    if isGluedToNext(right.kind, left, hasSpaces: hasSpaces, before: before) { return .none }
    if hasSpaces { return .allowed }  // LB18
    if isTogether(left, right, index: index, number: number) { return .none }
    if left.kind == .ri, right.kind == .ri, regionalCount % 2 == 1 { return .none }  // LB30a
    return .allowed  // LB31
  }

  /// LB13 to LB17: what holds across spaces.
  private func isGluedToNext(
    _ next: Class, _ left: Unit, hasSpaces: Bool, before: Class?
  ) -> Bool {
    switch next {
    case .ex: return true
    case .cl, .cp, .is, .sy: if hasSpaces || left.kind != .nu { return true }
    default: break
    }
    switch before {
    case .op: return true
    case .qu: return next == .op
    case .cl, .cp: return next == .ns
    case .b2: return next == .b2
    default: return false
    }
  }

  /// LB19 to LB30b: what holds between neighbours.
  private func isTogether(_ left: Unit, _ right: Unit, index: Int, number: NumberState) -> Bool {
    let (one, two) = (left.kind, right.kind)
    if one == .qu || two == .qu { return true }  // LB19
    if one == .cb || two == .cb { return false }  // LB20
    if [.ba, .hy, .ns].contains(two) || one == .bb { return true }  // LB21
    if index > 1, isHebrewHyphen(index) { return true }  // LB21a
    if one == .sy, two == .hl { return true }  // LB21b
    if two == .in { return one != .in || style.strictness != .loose }  // LB22
    if style.joinsLeadingHyphens, two.isLetter, isLeadingHyphen(index) { return true }
    if one.isLetter && two == .nu || one == .nu && two.isLetter { return true }  // LB23
    if one == .pr && two.isIdeograph || one.isIdeograph && two == .po { return true }  // LB23a
    let isAffix = one == .pr || one == .po
    // LB24
    if isAffix && two.isLetter || one.isLetter && (two == .pr || two == .po) { return true }
    if isNumber(left, right, index: index, number: number) { return true }  // LB25
    if isSyllable(one, two) { return true }  // LB26
    if one.isHangul && two == .po || one == .pr && two.isHangul { return true }  // LB27
    if one.isLetter, two.isLetter { return true }  // LB28
    if one == .is, two.isLetter { return true }  // LB29
    let isWord = { (kind: Class) in kind.isLetter || kind == .nu }
    if isWord(one) && two == .op && !right.isWide { return true }  // LB30
    if one == .cp && !left.isWide && isWord(two) { return true }
    return two == .em && (one == .eb || left.isUnassignedPictograph)  // LB30b
  }

  /// Whether a hyphen behind a space, or at the start, stands before the character.
  private func isLeadingHyphen(_ index: Int) -> Bool {
    guard units[index - 1].kind == .hy else { return false }
    return index == 1 || raw[index - 2] == .sp || raw[index - 2].isHard
  }

  /// Whether a Hebrew letter and a hyphen stand before the character.
  private func isHebrewHyphen(_ index: Int) -> Bool {
    guard [.hy, .ba].contains(units[index - 1].kind) else { return false }
    var place = index - 1
    while place > 0, joins(place) { place -= 1 }
    return place > 0 && units[place - 1].kind == .hl
  }

  private func isNumber(
    _ left: Unit, _ right: Unit, index: Int, number: NumberState
  ) -> Bool {
    switch (left.kind, right.kind) {
    case (.pr, .nu), (.po, .nu), (.op, .nu), (.hy, .nu), (.nu, .nu): return true
    case (.pr, .op), (.po, .op), (.pr, .hy), (.po, .hy):
      var place = index + 1
      while place < raw.count, joins(place) { place += 1 }
      return place < raw.count && units[place].kind == .nu
    case (_, .nu), (_, .sy), (_, .is), (_, .cl), (_, .cp): return number == .inside
    case (_, .pr), (_, .po): return number != .outside
    default: return false
    }
  }

  private func isSyllable(_ one: Class, _ two: Class) -> Bool {
    switch one {
    case .jl: [.jl, .jv, .h2, .h3].contains(two)
    case .jv, .h2: [.jv, .jt].contains(two)
    case .jt, .h3: two == .jt
    default: false
    }
  }
}
