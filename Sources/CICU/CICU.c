#include "CICU.h"

#include <dlfcn.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/upluralrules.h>
#include <unicode/uversion.h>

void *galley_bidi_open(void) { return ubidi_open(); }

void galley_bidi_close(void *bidi) { ubidi_close(bidi); }

const uint8_t *galley_bidi_levels(
    void *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *paragraph) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
  const UBiDiLevel *levels = ubidi_getLevels(bidi, &status);
  *paragraph = ubidi_getParaLevel(bidi);
  return U_SUCCESS(status) ? levels : NULL;
}

void *galley_line_breaks_open(const char *language) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, language, NULL, 0, &status);
  return U_SUCCESS(status) ? breaks : NULL;
}

void galley_line_breaks_close(void *breaks) { ubrk_close(breaks); }

int galley_line_breaks_set(void *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaks, (const UChar *)text, length, &status);
  return U_SUCCESS(status) ? 0 : -1;
}

int32_t galley_line_breaks_next(void *breaks) {
  int32_t next = ubrk_next(breaks);
  return next == UBRK_DONE ? -1 : next;
}

_Static_assert((int)galley_joining_none == (int)U_JT_NON_JOINING, "ICU numbers the types otherwise");
_Static_assert(
    (int)galley_joining_transparent == (int)U_JT_TRANSPARENT, "ICU numbers the types otherwise");

int32_t galley_joining_type(uint32_t character) {
  return u_getIntPropertyValue((UChar32)character, UCHAR_JOINING_TYPE);
}

const char *galley_icu_version(void) { return U_ICU_VERSION; }

#define GALLEY_TEXT_OF(text) #text
#define GALLEY_NAME_OF(text) GALLEY_TEXT_OF(text)

// The rules are in a library that nothing else needs: it is loaded when they are asked for, and not with every
// start of the program.
int32_t galley_plural_category(const char *locale, double number, uint16_t *category, int32_t room) {
  void *library =
      dlopen("libicui18n.so." GALLEY_NAME_OF(U_ICU_VERSION_MAJOR_NUM), RTLD_LAZY | RTLD_LOCAL);
  if (!library) return -1;
  UPluralRules *(*open)(const char *, UErrorCode *) =
      (UPluralRules * (*)(const char *, UErrorCode *)) dlsym(library, GALLEY_NAME_OF(uplrules_open));
  int32_t (*choose)(const UPluralRules *, double, UChar *, int32_t, UErrorCode *) =
      (int32_t(*)(const UPluralRules *, double, UChar *, int32_t, UErrorCode *))dlsym(
          library, GALLEY_NAME_OF(uplrules_select));
  void (*finish)(UPluralRules *) =
      (void (*)(UPluralRules *))dlsym(library, GALLEY_NAME_OF(uplrules_close));
  int32_t length = -1;
  UErrorCode status = U_ZERO_ERROR;
  if (open && choose && finish) {
    UPluralRules *rules = open(locale, &status);
    if (U_SUCCESS(status)) {
      length = choose(rules, number, (UChar *)category, room, &status);
      if (U_FAILURE(status)) length = -1;
      finish(rules);
    }
  }
  return length;
}
