#include "CPangoDriver.h"
#include <pango/pangocairo.h>

// One context for the whole run, as a program that uses Pango would have: fonts stay opened, layouts are new.
static PangoContext *context(void) {
  static PangoContext *made = NULL;
  if (!made) {
    made = pango_font_map_create_context(pango_cairo_font_map_get_default());
    pango_context_set_round_glyph_positions(made, FALSE);
    pango_cairo_context_set_resolution(made, 72);
  }
  return made;
}

static PangoLayout *layout(const char *text, const char *font) {
  PangoLayout *made = pango_layout_new(context());
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_layout_set_font_description(made, description);
  pango_font_description_free(description);
  pango_layout_set_text(made, text, -1);
  return made;
}

double pango_measure(const char *text, const char *font, int times) {
  int width = 0;
  for (int time = 0; time < times; time++) {
    PangoLayout *made = layout(text, font);
    pango_layout_get_size(made, &width, NULL);
    g_object_unref(made);
  }
  return (double)width / PANGO_SCALE;
}

int pango_wrap(const char *text, const char *font, double width, int times) {
  int lines = 0;
  for (int time = 0; time < times; time++) {
    PangoLayout *made = layout(text, font);
    pango_layout_set_wrap(made, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_width(made, (int)(width * PANGO_SCALE));
    lines = pango_layout_get_line_count(made);
    g_object_unref(made);
  }
  return lines;
}
