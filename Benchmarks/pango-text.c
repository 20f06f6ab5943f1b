// Shapes and wraps a file of UTF-8 text with Pango, as a peer of `galley-bench text`.
// Usage: pango-text FONTS FILE FAMILY WIDTH RUNS; prints the milliseconds of each run.
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

int main(int count, char **arguments) {
  if (count != 6) return 2;
  FcConfig *config = FcConfigCreate();
  FcConfigAppFontAddDir(config, (const FcChar8 *)arguments[1]);
  FcConfigSetCurrent(config);
  gchar *text = NULL;
  gsize length = 0;
  if (!g_file_get_contents(arguments[2], &text, &length, NULL)) return 5;
  PangoFontMap *map = pango_cairo_font_map_new();
  PangoContext *context = pango_font_map_create_context(map);
  PangoFontDescription *font = pango_font_description_from_string(arguments[3]);
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  for (int run = 0; run < atoi(arguments[5]); run++) {
    double start = now();
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_width(layout, atoi(arguments[4]) * PANGO_SCALE);
    pango_layout_set_text(layout, text, (int)length);
    int lines = pango_layout_get_line_count(layout);
    printf("%.3f %d\n", now() - start, lines);
    g_object_unref(layout);
  }
  return 0;
}
