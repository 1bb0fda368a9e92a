#include "ccurl.h"

#include <first_use.h>

#define LIBRARY "libcurl.so.4"
#define CURL_FUNCTION(type, function, parameters, arguments)                   \
  FIRST_USE(LIBRARY, type, function, parameters, arguments)

bool curl_loads(void) { return first_use_loads(LIBRARY); }

CURL_FUNCTION(CURL *, curl_easy_init, (void), ())
CURL_FUNCTION(void, curl_easy_reset, (CURL *transfer), (transfer))
CURL_FUNCTION(void, curl_easy_cleanup, (CURL *transfer), (transfer))
CURL_FUNCTION(const char *, curl_easy_strerror, (CURLcode code), (code))
CURL_FUNCTION(CURLM *, curl_multi_init, (void), ())
CURL_FUNCTION(CURLMcode, curl_multi_cleanup, (CURLM *multi), (multi))
CURL_FUNCTION(CURLMcode, curl_multi_add_handle, (CURLM *multi, CURL *transfer), (multi, transfer))
CURL_FUNCTION(CURLMcode, curl_multi_remove_handle, (CURLM *multi, CURL *transfer), (multi, transfer))
CURL_FUNCTION(CURLMcode, curl_multi_perform, (CURLM *multi, int *running), (multi, running))
CURL_FUNCTION(CURLMcode, curl_multi_poll,
              (CURLM *multi, struct curl_waitfd fds[], unsigned count, int milliseconds, int *ready),
              (multi, fds, count, milliseconds, ready))
CURL_FUNCTION(CURLMcode, curl_multi_wakeup, (CURLM *multi), (multi))
CURL_FUNCTION(CURLMsg *, curl_multi_info_read, (CURLM *multi, int *left), (multi, left))
CURL_FUNCTION(struct curl_slist *, curl_slist_append, (struct curl_slist *list, const char *line),
              (list, line))
CURL_FUNCTION(void, curl_slist_free_all, (struct curl_slist *list), (list))

CURLcode curl_easy_set_long(CURL *transfer, CURLoption option, long value) {
  return FIRST_USE_FIND(LIBRARY, curl_easy_setopt)(transfer, option, value);
}

CURLcode curl_easy_set_string(CURL *transfer, CURLoption option, const char *value) {
  return FIRST_USE_FIND(LIBRARY, curl_easy_setopt)(transfer, option, value);
}

CURLcode curl_easy_set_pointer(CURL *transfer, CURLoption option, void *value) {
  return FIRST_USE_FIND(LIBRARY, curl_easy_setopt)(transfer, option, value);
}

CURLcode curl_easy_set_size(CURL *transfer, CURLoption option, curl_off_t value) {
  return FIRST_USE_FIND(LIBRARY, curl_easy_setopt)(transfer, option, value);
}

CURLcode curl_easy_set_receiver(CURL *transfer, CURLoption option, curl_write_callback receiver) {
  return FIRST_USE_FIND(LIBRARY, curl_easy_setopt)(transfer, option, receiver);
}

long curl_easy_get_long(CURL *transfer, CURLINFO info) {
  long value = 0;
  FIRST_USE_FIND(LIBRARY, curl_easy_getinfo)(transfer, info, &value);
  return value;
}

curl_off_t curl_easy_get_size(CURL *transfer, CURLINFO info) {
  curl_off_t value = 0;
  FIRST_USE_FIND(LIBRARY, curl_easy_getinfo)(transfer, info, &value);
  return value;
}
