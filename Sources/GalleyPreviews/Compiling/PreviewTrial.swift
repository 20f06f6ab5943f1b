import Foundation

/// How far it has come with a file with previews: what it is compiled with, and what does not compile.
struct PreviewTrial {
  /// Whether its previews are drawn.
  enum State {
    case open
    /// It does not compile.
    case over
    /// It may compile without the other files of its group.
    case alone
  }

  /// What came of the files that were compiled with it and that it does not need.
  enum Others {
    case none
    /// Some of all files compile.
    case compiled
    /// No file at all compiles.
    case failed
  }

  let root: String
  private(set) var choice = SourceChoice()
  private(set) var state = State.open
  /// Why it is over.
  private(set) var reasons: [SourceDiagnostic] = []
  /// What was said first of files that do not compile.
  private var first: [SourceDiagnostic] = []
  /// What was said when files were left out that may declare the same as others.
  private var ambiguous: [SourceDiagnostic] = []
  /// What was said when files were left out that declare again what modules have.
  private var shadowed: [SourceDiagnostic] = []
  /// What is to be said of files that were left out.
  private(set) var leftOut: [SourceDiagnostic] = []

  /// Files that may have what was not found; if there are more, none is tried, as the name is too common.
  private static let mostCandidates = 20

  init(_ root: String) { self.root = root }

  /// Ends it: the files of a list are compiled together or not at all.
  mutating func end(_ said: [SourceDiagnostic]) { (state, reasons) = (.over, said) }

  /// Files that it was compiled with do not compile: it goes on without those that it may not need, or with those that
  /// may have what was not found, or it is over.
  /// - Parameter bad: the files, with what was said of them.
  mutating func advance(
    past bad: [String: [SourceDiagnostic]], _ index: SourceIndex, _ others: Others
  ) {
    let said = bad.sorted { $0.key < $1.key }.flatMap(\.value)
    if first.isEmpty { first = said }
    let needed = index.needed(by: root, choice)
    let guesses = needed.guesses.intersection(bad.keys)
    if !guesses.isEmpty { return leaveOut(guesses) { bad[$0] ?? [] } }
    let candidates = CompilerMessages.declaring(missing: said, index).subtracting(needed.files)
    let fresh = candidates.subtracting(choice.without).subtracting(choice.with)
    if !fresh.isEmpty, fresh.count <= Self.mostCandidates {
      choice.with.formUnion(fresh)
      return
    }
    let clash = said.filter(CompilerMessages.isClash)
    if !clash.isEmpty, !needed.guesses.isEmpty {
      if ambiguous.isEmpty { ambiguous = said }
      return leaveOut(needed.guesses) { _ in clash }
    }
    // A file that stops the compiler may do so from any place of the list.
    let isStopped = others == .failed && said.contains(where: \.kind.isStop)
    if others != .none, isStopped || !clash.isEmpty { return state = .alone }
    // None of the files that were left out had a part in it.
    if !clash.isEmpty { return end(ambiguous.isEmpty ? said : ambiguous) }
    let shadows = index.shadows(in: needed)
    if !shadows.isEmpty {
      if shadowed.isEmpty { shadowed = said }
      leave(shadows)
      leftOut += shadows.sorted().map { .shadow($0, root: root) }
      return
    }
    // Neither with those files nor without.
    if !shadowed.isEmpty { return end(Self.fewerErrors(shadowed, said)) }
    // What it needs was left out because it does not compile: that is the reason.
    let missing = CompilerMessages.declaring(
      missing: said.filter(CompilerMessages.mayMissSomething), index)
    guard missing.isDisjoint(with: choice.without) else { return end(first) }
    // Not every error names what it misses: a key path without a type says nothing.
    end(said + (said.contains(where: CompilerMessages.mayMissSomething) ? leftOut : []))
  }

  private mutating func leave(_ files: Set<String>) {
    choice.with.subtract(files)
    choice.without.formUnion(files)
  }

  private static func fewerErrors(
    _ first: [SourceDiagnostic], _ second: [SourceDiagnostic]
  ) -> [SourceDiagnostic] {
    let counts = [first, second].map { $0.count { $0.severity == .error } }
    return counts[1] < counts[0] ? second : first
  }

  private mutating func leaveOut(
    _ files: Set<String>, _ reason: (String) -> [SourceDiagnostic]
  ) {
    leave(files)
    for path in files.sorted() {
      let error = reason(path).first { $0.severity == .error }
      leftOut.append(.leftOut(path, error?.message))
    }
  }
}
