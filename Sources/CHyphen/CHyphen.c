#include "CHyphen.h"

#include <dlfcn.h>
#include <iconv.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Of hyphen.h of libhyphen 2.8.8: the fields in front of those that nobody else needs.
typedef struct {
  char lhmin, rhmin, clhmin, crhmin;
  char *nohyphen;
  int nohyphenl;
  int num_states;
  char cset[20];
  int utf8;
} HyphenDict;

static struct {
  HyphenDict *(*load)(const char *path);
  void (*free)(HyphenDict *dictionary);
  int (*hyphenate)(
      HyphenDict *dictionary, const char *word, int size, char *hyphens, char *written, char ***replacements,
      int **positions, int **cuts);
} library;
static pthread_once_t opened = PTHREAD_ONCE_INIT;

static void open_library(void) {
  void *handle = dlopen("libhyphen.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  void *load = dlsym(handle, "hnj_hyphen_load");
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

typedef struct {
  HyphenDict *patterns;
  /// From UTF-8 to the dictionary's characters, of a byte each; (iconv_t)-1 where those are UTF-8.
  iconv_t conversion;
} Dictionary;

void *galley_hyphen_open(const char *path) {
  if (!galley_hyphen_is_installed()) return NULL;
  HyphenDict *patterns = library.load(path);
  if (!patterns) return NULL;
  iconv_t conversion = (iconv_t)-1;
  if (!patterns->utf8) {
    char name[sizeof patterns->cset + 1] = {0};
    memcpy(name, patterns->cset, sizeof patterns->cset);
    // What LibreOffice calls Windows' pages.
    const char *windows = "microsoft-cp";
    int is_windows = strncmp(name, windows, strlen(windows)) == 0;
    conversion = iconv_open(is_windows ? name + strlen("microsoft-") : name, "UTF-8");
    if (conversion == (iconv_t)-1) {
      library.free(patterns);
      return NULL;
    }
  }
  Dictionary *dictionary = malloc(sizeof *dictionary);
  if (!dictionary) abort();
  *dictionary = (Dictionary){patterns, conversion};
  return dictionary;
}

void galley_hyphen_close(void *opaque) {
  Dictionary *dictionary = opaque;
  if (!dictionary) return;
  if (dictionary->conversion != (iconv_t)-1) iconv_close(dictionary->conversion);
  library.free(dictionary->patterns);
  free(dictionary);
}

enum { WORD_ROOM = 1024 };

int32_t galley_hyphen_places(void *opaque, const char *word, int32_t length, uint8_t *places) {
  Dictionary *dictionary = opaque;
  if (!dictionary || length <= 0 || length > WORD_ROOM) return -1;
  char text[WORD_ROOM + 1];
  int32_t count = 0, size = length;
  if (dictionary->conversion == (iconv_t)-1) {
    memcpy(text, word, (size_t)length);
    for (int32_t index = 0; index < length; index++) count += ((unsigned char)word[index] & 0xC0) != 0x80;
  } else {
    char *from = (char *)word, *to = text;
    size_t left = (size_t)length, room = WORD_ROOM;
    iconv(dictionary->conversion, NULL, NULL, NULL, NULL);
    if (iconv(dictionary->conversion, &from, &left, &to, &room) == (size_t)-1) return -1;
    count = size = (int32_t)(to - text);
  }
  text[size] = 0;
  char hyphens[WORD_ROOM + 8] = {0};
  char **replacements = NULL;
  int *positions = NULL, *cuts = NULL;
  int failed =
      library.hyphenate(dictionary->patterns, text, size, hyphens, NULL, &replacements, &positions, &cuts);
  memset(places, 0, (size_t)length);
  for (int32_t index = 0; !failed && index + 1 < count; index++) {
    // Words that are spelled otherwise when they are hyphenated stay whole.
    places[index] = (hyphens[index] & 1) && !(replacements && replacements[index]);
  }
  for (int32_t index = 0; replacements && index < size; index++) free(replacements[index]);
  free(replacements);
  free(positions);
  free(cuts);
  return failed ? -1 : count;
}
