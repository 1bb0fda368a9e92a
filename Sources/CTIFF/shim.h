#pragma once
#include <stdio.h>
#include <tiffio.h>

// What Swift cannot call: functions of libtiff with variable arguments, and its handlers that take
// a va_list.

// The first message about one file; empty where there was none.
struct TIFFMessage {
  char text[256];
};

// Keeps the first message and lets nothing reach standard error.
static inline int TIFFKeepMessage(TIFF *tiff, void *message, const char *module,
                                  const char *format, va_list arguments) {
  struct TIFFMessage *kept = message;
  if (!kept->text[0]) vsnprintf(kept->text, sizeof kept->text, format, arguments);
  return 1;
}

static inline int TIFFKeepSilent(TIFF *tiff, void *message, const char *module,
                                 const char *format, va_list arguments) {
  return 1;
}

static inline void TIFFOpenOptionsKeepMessage(TIFFOpenOptions *options,
                                              struct TIFFMessage *message) {
  TIFFOpenOptionsSetErrorHandlerExtR(options, TIFFKeepMessage, message);
  TIFFOpenOptionsSetWarningHandlerExtR(options, TIFFKeepSilent, NULL);
}

static inline int TIFFGetShort(TIFF *tiff, uint32_t tag, uint16_t *value) {
  return TIFFGetFieldDefaulted(tiff, tag, value);
}

static inline int TIFFGetLong(TIFF *tiff, uint32_t tag, uint32_t *value) {
  return TIFFGetFieldDefaulted(tiff, tag, value);
}

static inline int TIFFGetColorMap(TIFF *tiff, const uint16_t **red, const uint16_t **green,
                                  const uint16_t **blue) {
  return TIFFGetField(tiff, TIFFTAG_COLORMAP, red, green, blue);
}

// For tags of one SHORT or LONG, and for pseudo-tags of one int.
static inline int TIFFSetInteger(TIFF *tiff, uint32_t tag, int value) {
  return TIFFSetField(tiff, tag, value);
}

static inline int TIFFSetColorMap(TIFF *tiff, const uint16_t *red, const uint16_t *green,
                                  const uint16_t *blue) {
  return TIFFSetField(tiff, TIFFTAG_COLORMAP, red, green, blue);
}
