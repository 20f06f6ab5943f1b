// Makes cairo-paths.png and cairo-paths.json: random paths of lines and curves, many of which cross themselves, as
// Cairo fills and strokes them, black on white, 64 x 64 pixels each in 8 columns.
// Build: cc cairo-paths.c $(pkg-config --cflags --libs cairo) -o make-cairo-paths; run it in this folder.
#include <cairo.h>
#include <stdio.h>

enum { cell = 64, columns = 8, rows = 6 };

static unsigned long long state = 12345;

static double number(double low, double high) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  // Numbers that are written with three digits.
  int steps = (int)((high - low) * 1000);
  return low + (double)((state >> 33) % (unsigned long long)steps) / 1000;
}

int main(void) {
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, columns * cell, rows * cell);
  cairo_t *cr = cairo_create(surface);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  cairo_set_source_rgb(cr, 0, 0, 0);
  cairo_set_tolerance(cr, 0.01);
  FILE *json = fopen("cairo-paths.json", "w");
  if (json == NULL) return 1;
  fprintf(json, "[\n");
  for (int index = 0; index < columns * rows; index++) {
    double left = index % columns * cell, top = index / columns * cell;
    int even = index % 2, curves = index / columns % 2, stroke = index >= columns * 4;
    double width = stroke ? number(0.5, 9) : 0;
    cairo_save(cr);
    cairo_rectangle(cr, left, top, cell, cell);
    cairo_clip(cr);
    fprintf(json, " {\"evenOdd\": %s, \"lineWidth\": %.3f, \"points\": [", even ? "true" : "false", width);
    int count = stroke ? 4 : 4 + index % 5;
    for (int i = 0; i < count; i++) {
      double p[6];
      for (int k = 0; k < (i > 0 && curves ? 6 : 2); k++) p[k] = number(6, 58);
      if (i == 0) {
        cairo_move_to(cr, left + p[0], top + p[1]);
      } else if (curves) {
        cairo_curve_to(cr, left + p[0], top + p[1], left + p[2], top + p[3], left + p[4], top + p[5]);
      } else {
        cairo_line_to(cr, left + p[0], top + p[1]);
      }
      fprintf(json, "%s[", i > 0 ? ", " : "");
      for (int k = 0; k < (i > 0 && curves ? 6 : 2); k++) fprintf(json, "%s%.3f", k > 0 ? ", " : "", p[k]);
      fprintf(json, "]");
    }
    fprintf(json, "]}%s\n", index + 1 < columns * rows ? "," : "");
    cairo_set_fill_rule(cr, even ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    if (stroke) {
      cairo_set_line_width(cr, width);
      cairo_set_line_join(cr, index % 3 == 0 ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL);
      cairo_set_line_cap(cr, index % 3 == 1 ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
      cairo_stroke(cr);
    } else {
      cairo_close_path(cr);
      cairo_fill(cr);
    }
    cairo_restore(cr);
  }
  fprintf(json, "]\n");
  fclose(json);
  return cairo_surface_write_to_png(surface, "cairo-paths.png") != CAIRO_STATUS_SUCCESS;
}
