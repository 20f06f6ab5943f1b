/// How large a symbol is beside text.
enum SymbolScale: Hashable, CaseIterable {
  case small
  case medium
  case large
}
