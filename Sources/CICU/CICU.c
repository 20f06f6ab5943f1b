#include "CICU.h"

#include <stddef.h>

// Foundation's own ICU, which every program with Foundation has: its interface of C is ICU's, which does not change
// once it is stable, with `swift_` before the names. Its headers lie in the toolchain, where a C target of a package
// does not look.
typedef int32_t UErrorCode;  // negative: a warning; 0: success; positive: an error
typedef struct UBiDi UBiDi;
typedef struct UBreakIterator UBreakIterator;
typedef struct UPluralRules UPluralRules;

UBiDi *swift_ubidi_open(void);
void swift_ubidi_close(UBiDi *bidi);
void swift_ubidi_setPara(
    UBiDi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *levels, UErrorCode *status);
const uint8_t *swift_ubidi_getLevels(UBiDi *bidi, UErrorCode *status);
uint8_t swift_ubidi_getParaLevel(const UBiDi *bidi);
UBreakIterator *swift_ubrk_open(
    int32_t type, const char *locale, const uint16_t *text, int32_t length, UErrorCode *status);
void swift_ubrk_close(UBreakIterator *breaks);
void swift_ubrk_setText(UBreakIterator *breaks, const uint16_t *text, int32_t length, UErrorCode *status);
int32_t swift_ubrk_next(UBreakIterator *breaks);
int32_t swift_u_getIntPropertyValue(int32_t character, int32_t property);
void swift_u_getVersion(uint8_t version[4]);
UPluralRules *swift_uplrules_open(const char *locale, UErrorCode *status);
int32_t swift_uplrules_select(
    const UPluralRules *rules, double number, uint16_t *keyword, int32_t capacity, UErrorCode *status);
void swift_uplrules_close(UPluralRules *rules);

// Of ICU's stable numbers.
enum {
  UBRK_LINE = 2,
  UCHAR_JOINING_TYPE = 0x1007,
};

void *galley_bidi_open(void) { return swift_ubidi_open(); }

void galley_bidi_close(void *bidi) { swift_ubidi_close(bidi); }

const uint8_t *galley_bidi_levels(
    void *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *paragraph) {
  UErrorCode status = 0;
  swift_ubidi_setPara(bidi, text, length, level, NULL, &status);
  const uint8_t *levels = swift_ubidi_getLevels(bidi, &status);
  *paragraph = swift_ubidi_getParaLevel(bidi);
  return status <= 0 ? levels : NULL;
}

void *galley_line_breaks_open(const char *language) {
  UErrorCode status = 0;
  UBreakIterator *breaks = swift_ubrk_open(UBRK_LINE, language, NULL, 0, &status);
  return status <= 0 ? breaks : NULL;
}

void galley_line_breaks_close(void *breaks) { swift_ubrk_close(breaks); }

int galley_line_breaks_set(void *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = 0;
  swift_ubrk_setText(breaks, text, length, &status);
  return status <= 0 ? 0 : -1;
}

int32_t galley_line_breaks_next(void *breaks) { return swift_ubrk_next(breaks); }

int32_t galley_joining_type(uint32_t character) {
  return swift_u_getIntPropertyValue((int32_t)character, UCHAR_JOINING_TYPE);
}

void galley_icu_version(uint8_t version[4]) { swift_u_getVersion(version); }

int32_t galley_plural_category(const char *locale, double number, uint16_t *category, int32_t room) {
  UErrorCode status = 0;
  UPluralRules *rules = swift_uplrules_open(locale, &status);
  if (status > 0) return -1;
  int32_t length = swift_uplrules_select(rules, number, category, room, &status);
  swift_uplrules_close(rules);
  return status > 0 ? -1 : length;
}
