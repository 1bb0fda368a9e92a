#include "czbar.h"

#include <first_use.h>

#define ZBAR(type, function, parameters, arguments)                            \
  FIRST_USE("libzbar.so.0", type, function, parameters, arguments)

ZBAR(zbar_image_t *, zbar_image_create, (void), ())
ZBAR(void, zbar_image_destroy, (zbar_image_t *image), (image))
ZBAR(const zbar_symbol_t *, zbar_image_first_symbol, (const zbar_image_t *image), (image))
ZBAR(zbar_image_scanner_t *, zbar_image_scanner_create, (void), ())
ZBAR(void, zbar_image_scanner_destroy, (zbar_image_scanner_t *scanner), (scanner))
ZBAR(int, zbar_image_scanner_set_config,
     (zbar_image_scanner_t *scanner, zbar_symbol_type_t symbology, zbar_config_t config, int value),
     (scanner, symbology, config, value))
ZBAR(void, zbar_image_set_crop,
     (zbar_image_t *image, unsigned x, unsigned y, unsigned width, unsigned height),
     (image, x, y, width, height))
ZBAR(void, zbar_image_set_data,
     (zbar_image_t *image, const void *data, unsigned long size, zbar_image_cleanup_handler_t *cleanup),
     (image, data, size, cleanup))
ZBAR(void, zbar_image_set_format, (zbar_image_t *image, unsigned long format), (image, format))
ZBAR(void, zbar_image_set_size, (zbar_image_t *image, unsigned width, unsigned height),
     (image, width, height))
ZBAR(int, zbar_scan_image, (zbar_image_scanner_t *scanner, zbar_image_t *image), (scanner, image))
ZBAR(const char *, zbar_symbol_get_data, (const zbar_symbol_t *symbol), (symbol))
ZBAR(unsigned, zbar_symbol_get_loc_size, (const zbar_symbol_t *symbol), (symbol))
ZBAR(int, zbar_symbol_get_loc_x, (const zbar_symbol_t *symbol, unsigned index), (symbol, index))
ZBAR(int, zbar_symbol_get_loc_y, (const zbar_symbol_t *symbol, unsigned index), (symbol, index))
ZBAR(zbar_orientation_t, zbar_symbol_get_orientation, (const zbar_symbol_t *symbol), (symbol))
ZBAR(int, zbar_symbol_get_quality, (const zbar_symbol_t *symbol), (symbol))
ZBAR(zbar_symbol_type_t, zbar_symbol_get_type, (const zbar_symbol_t *symbol), (symbol))
ZBAR(const zbar_symbol_t *, zbar_symbol_next, (const zbar_symbol_t *symbol), (symbol))
