#include "cpq.h"

#include <first_use.h>

#define LIBRARY "libpq.so.5"
#define PQ(type, function, parameters, arguments)                              \
  FIRST_USE(LIBRARY, type, function, parameters, arguments)

bool pq_loads(void) { return first_use_loads(LIBRARY); }

PQ(PGconn *, PQconnectdbParams,
   (const char *const *keywords, const char *const *values, int expandsName),
   (keywords, values, expandsName))
PQ(int, PQconnectionUsedPassword, (const PGconn *connection), (connection))
PQ(PQconninfoOption *, PQconninfoParse, (const char *text, char **message), (text, message))
PQ(void, PQconninfoFree, (PQconninfoOption *options), (options))
PQ(char *, PQerrorMessage, (const PGconn *connection), (connection))
PQ(PGresult *, PQexec, (PGconn *connection, const char *sql), (connection, sql))
PQ(PGresult *, PQexecPrepared,
   (PGconn *connection, const char *name, int count, const char *const *values, const int *lengths,
    const int *formats, int resultFormat),
   (connection, name, count, values, lengths, formats, resultFormat))
PQ(void, PQfinish, (PGconn *connection), (connection))
PQ(void, PQfreemem, (void *memory), (memory))
PQ(PGresult *, PQgetResult, (PGconn *connection), (connection))
PQ(int, PQgetisnull, (const PGresult *result, int row, int column), (result, row, column))
PQ(int, PQgetlength, (const PGresult *result, int row, int column), (result, row, column))
PQ(char *, PQgetvalue, (const PGresult *result, int row, int column), (result, row, column))
PQ(int, PQnfields, (const PGresult *result), (result))
PQ(int, PQntuples, (const PGresult *result), (result))
PQ(PGresult *, PQprepare,
   (PGconn *connection, const char *name, const char *sql, int count, const Oid *types),
   (connection, name, sql, count, types))
PQ(int, PQputCopyData, (PGconn *connection, const char *bytes, int count),
   (connection, bytes, count))
PQ(int, PQputCopyEnd, (PGconn *connection, const char *message), (connection, message))
PQ(void, PQclear, (PGresult *result), (result))
PQ(char *, PQresultErrorField, (const PGresult *result, int field), (result, field))
PQ(ExecStatusType, PQresultStatus, (const PGresult *result), (result))
PQ(ConnStatusType, PQstatus, (const PGconn *connection), (connection))
PQ(PQnoticeProcessor, PQsetNoticeProcessor,
   (PGconn *connection, PQnoticeProcessor processor, void *value), (connection, processor, value))
