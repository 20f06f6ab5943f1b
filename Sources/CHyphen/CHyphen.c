#include "CHyphen.h"

#include <dlfcn.h>
#include <iconv.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Of hyphen.h of libhyphen 2.8.8: its first fields; the others are not needed.
typedef struct {
  char lhmin, rhmin, clhmin, crhmin;
  char *nohyphen;
  int nohyphenl;
  int num_states;
  char cset[20];
  int utf8;
} HyphenDict;

static struct {
  HyphenDict *(*load)(FILE *file);
  void (*free)(HyphenDict *dictionary);
  int (*hyphenate)(
      HyphenDict *dictionary, const char *word, int size, char *hyphens, char *written, char ***replacements,
      int **positions, int **cuts);
} library;
static pthread_once_t opened = PTHREAD_ONCE_INIT;

static void open_library(void) {
  void *handle = dlopen("libhyphen.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  void *load = dlsym(handle, "hnj_hyphen_load_file");
  void *release = dlsym(handle, "hnj_hyphen_free");
  void *hyphenate = dlsym(handle, "hnj_hyphen_hyphenate2");
  if (!load || !release || !hyphenate) return;
  memcpy(&library.load, &load, sizeof load);
  memcpy(&library.free, &release, sizeof release);
  memcpy(&library.hyphenate, &hyphenate, sizeof hyphenate);
}

int galley_hyphen_is_installed(void) {
  pthread_once(&opened, open_library);
  return library.hyphenate != NULL;
}

void *galley_hyphen_converter_open(const char *charset) {
  // What LibreOffice calls Windows' pages.
  const char *windows = "microsoft-cp";
  int is_windows = strncmp(charset, windows, strlen(windows)) == 0;
  iconv_t conversion = iconv_open(is_windows ? charset + strlen("microsoft-") : charset, "UTF-8");
  return conversion == (iconv_t)-1 ? NULL : conversion;
}

void galley_hyphen_converter_close(void *converter) {
  if (converter) iconv_close(converter);
}

int32_t galley_hyphen_convert(void *converter, const uint8_t *text, int32_t length, uint8_t *converted) {
  char *from = (char *)text, *to = (char *)converted;
  size_t left = (size_t)length, room = (size_t)length;
  iconv(converter, NULL, NULL, NULL, NULL);
  if (iconv(converter, &from, &left, &to, &room) == (size_t)-1) return -1;
  return (int32_t)(to - (char *)converted);
}

void *galley_hyphen_open(const uint8_t *bytes, size_t count) {
  if (count == 0 || !galley_hyphen_is_installed()) return NULL;
  FILE *file = fmemopen((void *)bytes, count, "r");
  if (!file) return NULL;
  HyphenDict *dictionary = library.load(file);
  fclose(file);
  return dictionary;
}

void galley_hyphen_close(void *dictionary) {
  if (dictionary) library.free(dictionary);
}

enum { WORD_ROOM = 1024 };

int32_t galley_hyphen_places(void *opaque, const uint8_t *word, int32_t length, uint8_t *places) {
  HyphenDict *dictionary = opaque;
  if (!dictionary || length <= 0 || length > WORD_ROOM) return -1;
  char text[WORD_ROOM + 1];
  memcpy(text, word, (size_t)length);
  text[length] = 0;
  int32_t count = 0;
  for (int32_t index = 0; index < length; index++) count += !dictionary->utf8 || (word[index] & 0xC0) != 0x80;
  char hyphens[WORD_ROOM + 8] = {0};
  char **replacements = NULL;
  int *positions = NULL, *cuts = NULL;
  int failed = library.hyphenate(dictionary, text, length, hyphens, NULL, &replacements, &positions, &cuts);
  memset(places, 0, (size_t)length);
  for (int32_t index = 0; !failed && index + 1 < count; index++) {
    // Words that are spelled otherwise when they are hyphenated stay whole.
    places[index] = (hyphens[index] & 1) && !(replacements && replacements[index]);
  }
  for (int32_t index = 0; replacements && index < length; index++) free(replacements[index]);
  free(replacements);
  free(positions);
  free(cuts);
  return failed ? -1 : count;
}
