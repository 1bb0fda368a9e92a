#pragma once
// Functions with any number of arguments are called below by those of one type.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <stdbool.h>

/// Whether libcurl is there. Where it is not, no other function may be called.
bool curl_loads(void);

CURLcode curl_easy_set_long(CURL *_Nonnull transfer, CURLoption option, long value);
/// The string is copied by libcurl, but for CURLOPT_POSTFIELDS.
CURLcode curl_easy_set_string(CURL *_Nonnull transfer, CURLoption option, const char *_Nullable value);
CURLcode curl_easy_set_pointer(CURL *_Nonnull transfer, CURLoption option, void *_Nullable value);
/// CURLOPT_POSTFIELDSIZE_LARGE and other sizes.
CURLcode curl_easy_set_size(CURL *_Nonnull transfer, CURLoption option, curl_off_t value);
/// CURLOPT_WRITEFUNCTION and CURLOPT_HEADERFUNCTION, which get parts of a reply.
CURLcode curl_easy_set_receiver(CURL *_Nonnull transfer, CURLoption option,
                                curl_write_callback _Nonnull receiver);

/// Zero where the transfer has no such number.
long curl_easy_get_long(CURL *_Nonnull transfer, CURLINFO info);
curl_off_t curl_easy_get_size(CURL *_Nonnull transfer, CURLINFO info);
