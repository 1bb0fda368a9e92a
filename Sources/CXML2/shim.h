#pragma once
#include <libxml/xmlversion.h>
// libxml2's ICU is another than that of Foundation, and both declare the same names. Only converters of
// encodings show it, which are not used here.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
