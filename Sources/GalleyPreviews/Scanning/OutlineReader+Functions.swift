import Foundation

// Functions: their heads are read, their bodies are passed over.
extension OutlineReader {
  mutating func readFunction(_ scope: Scope, _ prefix: Prefix) {
    advance()
    declare(place, scope, prefix)
    let name = place
    if place < tokens.count, tokens[place].kind == .symbol { advance() }
    let head = place
    readSignature()
    guard isWhole, scope.isFile, name < head else { return }
    let signature = (head..<place).prefix { !isSign($0, 0x7B) }
    let types = signature.filter { isWord($0) && isCapital(tokens[$0].first) }
    outline.operands[tokens[name].hash, default: []].formUnion(types.map { tokens[$0].hash })
  }

  private func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  mutating func readInitialiser(_ scope: Scope, _ prefix: Prefix) {
    if let number = scope.anExtension, !scope.isPrivate, !prefix.isPrivate,
      hash(place) != SwiftWord.deinit
    {
      let isSubscript = hash(place) == SwiftWord.subscript
      let open = opening(from: place + 1) { isSign($0, 0x28) || isSign($0, 0x7B) }
      // `init(_ hex: Int)` has no label, and `subscript(index: Int)` has none either.
      let isUnlabelled = hash(open + 1) == SwiftWord.underscore || isSubscript && !isWord(open + 2)
      let label = isUnlabelled ? 0 : hash(open + 1)
      if isSubscript {
        outline.extensions[number].subscripts.insert(label)
      } else {
        outline.extensions[number].initialisers.insert(label)
      }
    }
    readSignature()
  }

  /// Reads the head of a function and passes over its body.
  private mutating func readSignature() {
    if place < tokens.count, !isSign(place, 0x7D) { advance() }
    while place < tokens.count, !isSign(place, 0x7D) {
      if isSign(place, 0x7B) { return skipBody() }
      if isSign(place, 0x28) || isSign(place, 0x5B) {
        advance(to: afterBracket(place))
        continue
      }
      if startsDeclaration(place) { return }
      advance()
    }
  }

  /// Passes over a body and remembers which accessors it has.
  mutating func skipBody() {
    let end = afterBracket(place)
    var depth = 0
    while place < end {
      let token = tokens[place]
      if token.kind == .sign, [0x28, 0x5B, 0x7B].contains(token.first) { depth += 1 }
      if token.kind == .sign, [0x29, 0x5D, 0x7D].contains(token.first) { depth -= 1 }
      if depth == 1, token.kind == .word, SwiftWord.accessors.contains(token.hash) {
        outline.interface.combine(token.hash)
      }
      if token.kind == .sign, token.first == 0x23, hash(place + 1) == SwiftWord.preview {
        notePreview()
      }
      place += 1
    }
  }

  private func startsDeclaration(_ index: Int) -> Bool {
    guard tokens[index].startsLine else { return false }
    if isSign(index, 0x40) || isSign(index, 0x23) { return true }
    return SwiftWord.declarations.contains(hash(index)) || SwiftWord.modifiers.contains(hash(index))
  }
}
