#include "ccairo.h"

#include <first_use.h>

#define CAIRO(type, function, parameters, arguments)                           \
  FIRST_USE("libcairo.so.2", type, function, parameters, arguments)

CAIRO(void, cairo_arc,
      (cairo_t *cr, double x, double y, double radius, double from, double to),
      (cr, x, y, radius, from, to))
CAIRO(void, cairo_close_path, (cairo_t *cr), (cr))
CAIRO(cairo_t *, cairo_create, (cairo_surface_t *target), (target))
CAIRO(void, cairo_destroy, (cairo_t *cr), (cr))
CAIRO(void, cairo_fill, (cairo_t *cr), (cr))
CAIRO(cairo_surface_t *, cairo_image_surface_create, (cairo_format_t format, int width, int height),
      (format, width, height))
CAIRO(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface))
CAIRO(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface))
CAIRO(void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y))
CAIRO(void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y))
CAIRO(void, cairo_new_path, (cairo_t *cr), (cr))
CAIRO(void, cairo_select_font_face,
      (cairo_t *cr, const char *family, cairo_font_slant_t slant, cairo_font_weight_t weight),
      (cr, family, slant, weight))
CAIRO(void, cairo_set_dash, (cairo_t *cr, const double *dashes, int count, double offset),
      (cr, dashes, count, offset))
CAIRO(void, cairo_set_font_size, (cairo_t *cr, double size), (cr, size))
CAIRO(void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t cap), (cr, cap))
CAIRO(void, cairo_set_line_join, (cairo_t *cr, cairo_line_join_t join), (cr, join))
CAIRO(void, cairo_set_line_width, (cairo_t *cr, double width), (cr, width))
CAIRO(void, cairo_set_source_rgba,
      (cairo_t *cr, double red, double green, double blue, double alpha),
      (cr, red, green, blue, alpha))
CAIRO(void, cairo_show_text, (cairo_t *cr, const char *text), (cr, text))
CAIRO(cairo_status_t, cairo_status, (cairo_t *cr), (cr))
CAIRO(void, cairo_stroke, (cairo_t *cr), (cr))
CAIRO(void, cairo_surface_destroy, (cairo_surface_t *surface), (surface))
CAIRO(void, cairo_surface_flush, (cairo_surface_t *surface), (surface))
CAIRO(void, cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface))
CAIRO(void, cairo_text_extents, (cairo_t *cr, const char *text, cairo_text_extents_t *extents),
      (cr, text, extents))
