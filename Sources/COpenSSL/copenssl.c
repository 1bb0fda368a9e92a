#include "copenssl.h"

#include <first_use.h>

#define CRYPTO(type, function, parameters, arguments)                          \
  FIRST_USE("libcrypto.so.3", type, function, parameters, arguments)

CRYPTO(int, EVP_DigestFinal_ex, (EVP_MD_CTX *context, unsigned char *digest, unsigned *size),
       (context, digest, size))
CRYPTO(int, EVP_DigestInit_ex, (EVP_MD_CTX *context, const EVP_MD *type, ENGINE *engine),
       (context, type, engine))
CRYPTO(int, EVP_DigestUpdate, (EVP_MD_CTX *context, const void *bytes, size_t count),
       (context, bytes, count))
CRYPTO(void, EVP_MD_CTX_free, (EVP_MD_CTX *context), (context))
CRYPTO(EVP_MD_CTX *, EVP_MD_CTX_new, (void), ())
CRYPTO(const EVP_MD *, EVP_sha256, (void), ())
CRYPTO(unsigned char *, SHA256, (const unsigned char *bytes, size_t count, unsigned char *digest),
       (bytes, count, digest))
