// The bundled fonts of the program that draws previews. They are in the file of the program that starts it, and are on the
// disk once: its library has no copy of them.
//
// Descriptor 5 is that file, and GALLEY_PREVIEW_FONTS has a line "OFFSET LENGTH NAME" for each font, in the order of the
// table. They are mapped when the library is loaded, before any code of previews is there.
#include "CBundledFonts.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { descriptor = 5 };

static galley_bundled_font *fonts;
static size_t count;

size_t galley_bundled_font_count(void) { return count; }

galley_bundled_font galley_bundled_font_at(size_t index) { return fonts[index]; }

static void fail(const char *reason) {
  fprintf(stderr, "galley-previewer: the fonts cannot be read: %s; expected to be started by galley\n", reason);
  _exit(70);
}

/// A number and the blank behind it.
static uint64_t number(char **text) {
  char *end;
  errno = 0;
  uint64_t value = strtoull(*text, &end, 10);
  if (end == *text || *end != ' ' || errno) fail("a line of GALLEY_PREVIEW_FONTS is wrong");
  *text = end + 1;
  return value;
}

__attribute__((constructor)) static void map_fonts(void) {
  const char *variable = getenv("GALLEY_PREVIEW_FONTS");
  if (!variable) fail("GALLEY_PREVIEW_FONTS is not set");
  struct stat status;
  if (fstat(descriptor, &status) != 0) fail(strerror(errno));
  size_t size = (size_t)status.st_size;
  // Names stay in this copy.
  char *text = strdup(variable);
  size_t lines = 0;
  for (const char *sign = variable; *sign; sign++) lines += *sign == '\n';
  fonts = calloc(lines ? lines : 1, sizeof *fonts);
  const uint8_t *file = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (!text || !fonts || file == MAP_FAILED) fail(strerror(errno));
  close(descriptor);
  char *rest = text;
  while (count < lines) {
    uint64_t offset = number(&rest), length = number(&rest);
    if (offset > size || length > size - offset) fail("a font is not in the file");
    char *end = strchr(rest, '\n');
    *end = 0;
    fonts[count++] = (galley_bundled_font){rest, file + offset, (size_t)length};
    rest = end + 1;
  }
  unsetenv("GALLEY_PREVIEW_FONTS");
}
