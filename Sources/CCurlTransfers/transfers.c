// RTLD_NEXT
#define _GNU_SOURCE

#include "CCurlTransfers.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

// The numbers are part of the interface of libcurl, which never gives one another meaning (curl/curl.h).
enum {
  option_authorities = 10065,
  option_authority_folder = 10097,
  option_version = 113,
  option_unproxied = 10177,
  option_patience = 156
};
enum { failed_init = 2, internal_error = 4 };
enum { multi_option_socket_function = 20001 };
enum { poll_in = 1, poll_remove = 4 };

static char *authorities_file;
static int internet_version;
static char *unproxied_hosts;
static long connect_patience;
static atomic_long configured;

void tmdb_transfers_configure(const char *authorities, int version, const char *unproxied,
                              long patience) {
  free(authorities_file);
  free(unproxied_hosts);
  unproxied_hosts = unproxied ? strdup(unproxied) : NULL;
  authorities_file = authorities ? strdup(authorities) : NULL;
  internet_version = version;
  connect_patience = patience;
}

long tmdb_transfers_configured(void) { return atomic_load(&configured); }

// 0 where everything was set.
static int configure(void *easy) {
  int (*set)(void *, int, ...) = (int (*)(void *, int, ...))dlsym(RTLD_DEFAULT, "curl_easy_setopt");
  if (!set) return failed_init;
  int fault = 0;
  if (authorities_file) {
    fault = set(easy, option_authorities, authorities_file);
    // The system's folder would be trusted besides.
    if (!fault) fault = set(easy, option_authority_folder, NULL);
  }
  // CURL_IPRESOLVE_V4 is 1, CURL_IPRESOLVE_V6 is 2.
  if (!fault && internet_version) fault = set(easy, option_version, internet_version == 4 ? 1L : 2L);
  if (!fault && unproxied_hosts) fault = set(easy, option_unproxied, unproxied_hosts);
  if (!fault && connect_patience) fault = set(easy, option_patience, connect_patience);
  return fault;
}

__attribute__((visibility("default"))) int curl_multi_add_handle(void *multi, void *easy) {
  int (*add)(void *, void *) = (int (*)(void *, void *))dlsym(RTLD_NEXT, "curl_multi_add_handle");
  if (!add) return internal_error;
  if (authorities_file || internet_version || unproxied_hosts || connect_patience) {
    if (configure(easy)) return internal_error;
    atomic_fetch_add(&configured, 1);
  }
  return add(multi, easy);
}

typedef int (*socket_function)(void *easy, int socket, int what, void *multi_data, void *socket_data);

static _Atomic(socket_function) foundation;

// A socket that is known, and from now on only read from, is told to Foundation as a new one: it then
// forgets that it was written to.
static int socket_changed(void *easy, int socket, int what, void *multi_data, void *socket_data) {
  socket_function tell = atomic_load(&foundation);
  if (what == poll_in && socket_data) {
    int fault = tell(easy, socket, poll_remove, multi_data, socket_data);
    if (fault) return fault;
    socket_data = NULL;
  }
  return tell(easy, socket, what, multi_data, socket_data);
}

// Each option has one argument, as wide as a pointer.
__attribute__((visibility("default"))) int curl_multi_setopt(void *multi, int option, ...) {
  int (*set)(void *, int, ...) = (int (*)(void *, int, ...))dlsym(RTLD_NEXT, "curl_multi_setopt");
  if (!set) return internal_error;
  va_list arguments;
  va_start(arguments, option);
  void *value = va_arg(arguments, void *);
  va_end(arguments);
  if (option == multi_option_socket_function && value) {
    atomic_store(&foundation, (socket_function)value);
    value = (void *)socket_changed;
  }
  return set(multi, option, value);
}
