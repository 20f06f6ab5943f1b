// Draws the scenes of Benchmarks/Scenes with Cairo and Pango, as a peer of `galley-bench scenes`: texts are
// measured, rows are wrapped and columns are sized as the scenes ask for.
// Usage: cairo-scenes FONTS SCENES NAME RUNS [OUT.png]; prints the milliseconds of drawing and of the PNG of
// each run, and the PNG's bytes. With the name `micro` a rate of each micro case, with the name `png` and a file
// the milliseconds of writing its image by libpng's defaults and the bytes.
#include <fontconfig/fontconfig.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static PangoContext *context;
static cairo_surface_t *photo;
static char *words[256];
static int word_count;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static PangoLayout *text(const char *string, double size, const char *weight, double width) {
  PangoLayout *layout = pango_layout_new(context);
  char name[64];
  snprintf(name, sizeof name, "Inter %s", weight);
  PangoFontDescription *font = pango_font_description_from_string(name);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  if (width > 0) pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
  pango_layout_set_text(layout, string, -1);
  return layout;
}

static void show(cairo_t *cr, PangoLayout *layout, double x, double y) {
  cairo_move_to(cr, x, y);
  pango_cairo_show_layout(cr, layout);
  g_object_unref(layout);
}

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

static void chips(cairo_t *cr) {
  enum { limit = 256 };
  PangoLayout *layouts[limit];
  double widths[limit], height = 0;
  for (int i = 0; i < word_count; i++) {
    layouts[i] = text(words[i], 17, "Regular", 0);
    int w, h;
    pango_layout_get_size(layouts[i], &w, &h);
    widths[i] = (double)w / PANGO_SCALE + 16;
    height = (double)h / PANGO_SCALE + 16;
  }
  cairo_scale(cr, 2, 2);
  double y = 16;
  for (int start = 0; start < word_count;) {
    int end = start;
    double width = 0;
    while (end < word_count && (end == start || width + 8 + widths[end] <= 358)) {
      width += (end == start ? 0 : 8) + widths[end];
      end++;
    }
    double x = 16 + (358 - width) / 2;
    for (int i = start; i < end; i++) {
      rounded(cr, x, y, widths[i], height, 8);
      cairo_set_source_rgba(cr, 0.557, 0.557, 0.576, 0.2);
      cairo_fill(cr);
      cairo_set_source_rgb(cr, 0, 0, 0);
      show(cr, layouts[i], x + 8, y + 8);
      x += widths[i] + 8;
    }
    y += height + 8;
    start = end;
  }
}

// A hexagon of 128 units' height on its corner, in a square of that side.
static void hexagon(cairo_t *cr, double x, double y) {
  double side = 64 * sqrt(3) / 2;
  cairo_move_to(cr, x + 64, y);
  cairo_line_to(cr, x + 64 + side, y + 32);
  cairo_line_to(cr, x + 64 + side, y + 96);
  cairo_line_to(cr, x + 64, y + 128);
  cairo_line_to(cr, x + 64 - side, y + 96);
  cairo_line_to(cr, x + 64 - side, y + 32);
  cairo_close_path(cr);
}

static void honeycomb(cairo_t *cr) {
  for (int row = 0; row < 10; row++) {
    for (int column = 0; column < 10; column++) {
      double x = column * 128 + (row % 2) * 64, y = row * 96;
      cairo_save(cr);
      cairo_translate(cr, x, y);
      hexagon(cr, 0, 0);
      cairo_clip(cr);
      cairo_scale(cr, 0.5, 0.5);
      cairo_set_source_surface(cr, photo, 0, 0);
      cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD);
      cairo_paint(cr);
      cairo_restore(cr);
    }
  }
}

// Three box blurs of the shadow's coverage, as programs without a blur of their own do.
static void blur(unsigned char *bytes, int stride, int width, int height, int radius) {
  unsigned char *line = malloc(width > height ? width : height);
  for (int pass = 0; pass < 6; pass++) {
    int along = pass % 2 == 0, count = along ? width : height, lines = along ? height : width;
    int step = along ? 1 : stride, jump = along ? stride : 1;
    for (int i = 0; i < lines; i++) {
      unsigned char *p = bytes + i * jump;
      int sum = 0;
      for (int k = 0; k < count; k++) line[k] = p[k * step];
      for (int k = -radius; k <= radius; k++) sum += k >= 0 && k < count ? line[k] : 0;
      for (int k = 0; k < count; k++) {
        p[k * step] = sum / (2 * radius + 1);
        sum += (k + radius + 1 < count ? line[k + radius + 1] : 0) - (k - radius >= 0 ? line[k - radius] : 0);
      }
    }
  }
  free(line);
}

static void card(cairo_t *cr) {
  cairo_pattern_t *gradient = cairo_pattern_create_linear(0, 0, 1200, 630);
  cairo_pattern_add_color_stop_rgb(gradient, 0, 0.118, 0.227, 0.541);
  cairo_pattern_add_color_stop_rgb(gradient, 1, 0.576, 0.2, 0.918);
  cairo_set_source(cr, gradient);
  cairo_paint(cr);
  cairo_pattern_destroy(gradient);
  int margin = 80, width = 1080 + 2 * margin, height = 510 + 2 * margin;
  cairo_surface_t *shadow = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *ink = cairo_create(shadow);
  rounded(ink, margin, margin, 1080, 510, 32);
  cairo_fill(ink);
  cairo_destroy(ink);
  cairo_surface_flush(shadow);
  blur(cairo_image_surface_get_data(shadow), cairo_image_surface_get_stride(shadow), width, height, 24);
  cairo_surface_mark_dirty(shadow);
  cairo_set_source_rgba(cr, 0, 0, 0, 0.35);
  cairo_mask_surface(cr, shadow, 60 - margin, 60 - margin + 12);
  cairo_surface_destroy(shadow);
  rounded(cr, 60, 60, 1080, 510, 32);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_fill(cr);
  cairo_save(cr);
  cairo_arc(cr, 108 + 48, 108 + 48, 48, 0, 2 * M_PI);
  cairo_clip(cr);
  cairo_translate(cr, 108, 108);
  cairo_scale(cr, 96.0 / 256, 96.0 / 256);
  cairo_set_source_surface(cr, photo, 0, 0);
  cairo_paint(cr);
  cairo_restore(cr);
  cairo_set_source_rgb(cr, 0.557, 0.557, 0.576);
  show(cr, text("A walk along the old lantern quay", 28, "Regular", 0), 228, 139);
  cairo_set_source_rgb(cr, 0, 0, 0);
  show(cr, text("Where the harbour lights meet the evening river", 64, "Bold", 984), 108, 228);
  const char *tags[] = {"Harbour", "Evening", "3 km", "Benches", "Sunset"};
  double x = 108;
  for (int i = 0; i < 5; i++) {
    PangoLayout *layout = text(tags[i], 24, "Regular", 0);
    int w, h;
    pango_layout_get_pixel_size(layout, &w, &h);
    rounded(cr, x, 473, w + 36, h + 20, (h + 20) / 2.0);
    cairo_set_source_rgb(cr, 0.933, 0.949, 1);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, 0, 0, 0);
    show(cr, layout, x + 18, 483);
    x += w + 48;
  }
}

static void grid(cairo_t *cr) {
  const char *names[] = {"Lantern", "Quay",   "Harbour", "Walk",    "Evening", "River",  "Bridge", "Market",
                         "Garden",  "Tower",  "Station", "Museum",  "Library", "Castle", "Forest", "Meadow"};
  PangoLayout *cells[20][6];
  double widths[6] = {0}, height = 22;
  for (int row = 0; row < 20; row++) {
    for (int column = 0; column < 6; column++) {
      char string[64];
      if (column == 0) {
        snprintf(string, sizeof string, "%d", row + 1);
      } else {
        snprintf(string, sizeof string, "%s %d", names[(row * 5 + column * 3) % 16], row * 7 + column * 13);
      }
      cells[row][column] = text(string, 13, "Regular", 0);
      int w;
      pango_layout_get_size(cells[row][column], &w, NULL);
      double width = (double)w / PANGO_SCALE + 16;
      if (width > widths[column]) widths[column] = width;
    }
  }
  double total = 5 * 12;
  for (int column = 0; column < 6; column++) total += widths[column];
  double slack = (700 - total) / 6;
  cairo_scale(cr, 2, 2);
  cairo_rectangle(cr, 0, 28, 700, 24);
  cairo_set_source_rgb(cr, 0.878, 0.906, 1);
  cairo_fill(cr);
  cairo_set_source_rgb(cr, 0, 0, 0);
  PangoLayout *title = text("Twenty places beside the water, by district and distance", 13, "Semi-Bold", 0);
  int w;
  pango_layout_get_pixel_size(title, &w, NULL);
  show(cr, title, (700 - w) / 2, 32);
  for (int row = 0; row < 20; row++) {
    double x = 0;
    for (int column = 0; column < 6; column++) {
      show(cr, cells[row][column], x + 8, 55 + row * height);
      x += widths[column] + slack + 12;
    }
  }
}

static cairo_status_t count_bytes(void *closure, const unsigned char *data, unsigned int length) {
  (void)data;
  *(size_t *)closure += length;
  return CAIRO_STATUS_SUCCESS;
}

// Thousands a second of the quickest of some runs.
static void rate(const char *name, double count, int runs, cairo_t *cr, void (*draw)(cairo_t *)) {
  double best = 1e9;
  for (int run = 0; run < runs; run++) {
    double start = now();
    draw(cr);
    cairo_surface_flush(cairo_get_target(cr));
    if (now() - start < best) best = now() - start;
  }
  printf("%s %f\n", name, count / best);
}

static void micro_rectangles(cairo_t *cr) {
  cairo_set_source_rgba(cr, 0.12, 0.35, 0.78, 0.5);
  for (int i = 0; i < 1000; i++) {
    rounded(cr, i * 37 % 1150 + 0.3, i * 53 % 880 + 0.6, 120, 72, 12);
    cairo_fill(cr);
  }
}

static void micro_hexagons(cairo_t *cr) {
  cairo_set_source_rgba(cr, 0.12, 0.35, 0.78, 0.5);
  for (int i = 0; i < 500; i++) {
    hexagon(cr, i * 37 % 1100 + 0.3, i * 53 % 800 + 0.6);
    cairo_fill(cr);
  }
}

static void micro_gradient(cairo_t *cr) {
  cairo_pattern_t *gradient = cairo_pattern_create_linear(0, 0, 1280, 960);
  cairo_pattern_add_color_stop_rgb(gradient, 0, 1, 0, 0);
  cairo_pattern_add_color_stop_rgb(gradient, 1, 0, 0, 1);
  cairo_set_source(cr, gradient);
  cairo_paint(cr);
  cairo_pattern_destroy(gradient);
}

static const char *micro_line =
    "Where the harbour lights meet the evening river, a lantern walks along the quay";

static void micro_glyphs(cairo_t *cr) {
  static PangoLayout *layout;
  if (layout == NULL) layout = text(micro_line, 17, "Regular", 0);
  cairo_set_source_rgb(cr, 0, 0, 0);
  for (int i = 0; i < 200; i++) {
    cairo_move_to(cr, i * 7 % 600 + 0.3, i * 31 % 940);
    pango_cairo_show_layout(cr, layout);
  }
}

static int micro(int runs) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1280, 960);
  cairo_t *cr = cairo_create(surface);
  rate("rectangles", 1000, runs, cr, micro_rectangles);
  rate("hexagons", 500, runs, cr, micro_hexagons);
  rate("gradient", 1280 * 960, runs, cr, micro_gradient);
  rate("glyphs", 200 * (double)strlen(micro_line), runs, cr, micro_glyphs);
  return 0;
}

static cairo_status_t count_bytes(void *closure, const unsigned char *data, unsigned int length);

static int write_again(const char *path, int runs) {
  cairo_surface_t *surface = cairo_image_surface_create_from_png(path);
  for (int run = 0; run < runs; run++) {
    size_t bytes = 0;
    double start = now();
    cairo_surface_write_to_png_stream(surface, count_bytes, &bytes);
    printf("0 %.3f %zu\n", now() - start, bytes);
  }
  return 0;
}

static void read_words(const char *path) {
  gchar *json = NULL;
  if (!g_file_get_contents(path, &json, NULL, NULL)) exit(5);
  char *p = strstr(json, "\"words\"");
  p = strchr(p, '[');
  while (word_count < 256 && *p != ']') {
    if (*p++ != '"') continue;
    char *end = strchr(p, '"');
    words[word_count++] = g_strndup(p, end - p);
    p = end + 1;
  }
}

int main(int count, char **arguments) {
  if (count < 5) return 2;
  const char *name = arguments[3];
  int is_chips = !strcmp(name, "chips"), is_grid = !strcmp(name, "grid"), is_card = !strcmp(name, "card");
  FcConfig *config = FcConfigCreate();
  FcConfigAppFontAddDir(config, (const FcChar8 *)arguments[1]);
  FcConfigSetCurrent(config);
  context = pango_font_map_create_context(pango_cairo_font_map_new());
  if (!strcmp(name, "micro")) return micro(atoi(arguments[4]));
  if (!strcmp(name, "png")) return count > 5 ? write_again(arguments[5], atoi(arguments[4])) : 2;
  char path[4096];
  snprintf(path, sizeof path, "%s/photo.png", arguments[2]);
  if (!is_chips && !is_grid) photo = cairo_image_surface_create_from_png(path);
  snprintf(path, sizeof path, "%s/chips.json", arguments[2]);
  if (is_chips) read_words(path);
  int width = is_chips ? 780 : is_grid ? 1400 : is_card ? 1200 : 1344;
  int height = is_chips ? 1688 : is_grid ? 1040 : is_card ? 630 : 992;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  for (int run = 0; run < atoi(arguments[4]); run++) {
    double start = now();
    cairo_t *cr = cairo_create(surface);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    (is_chips ? chips : is_grid ? grid : is_card ? card : honeycomb)(cr);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    double drawn = now();
    size_t bytes = 0;
    if (count > 5) {
      cairo_surface_write_to_png(surface, arguments[5]);
    } else {
      cairo_surface_write_to_png_stream(surface, count_bytes, &bytes);
    }
    printf("%.3f %.3f %zu\n", drawn - start, now() - drawn, bytes);
  }
  return 0;
}
