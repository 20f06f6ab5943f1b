#include "CSymbols.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t symbols[] = {
#embed "../../Symbols/symbols.txt"
};

const uint8_t *galley_symbols(size_t *length) {
  *length = sizeof symbols;
  return symbols;
}
