// What URLSession on Linux has no setting for: which certificate authorities are trusted, over which
// version of the internet protocol a connection is made, past which proxy, and how long that may take.
//
// Foundation hands each transfer to libcurl with curl_multi_add_handle. This target defines a function
// of that name, which the dynamic linker finds before libcurl's, sets the transfer, and calls
// libcurl's. Where Foundation has libcurl built in, it is never called, and the count tells.
//
// In the same way it mends how Foundation waits: once a request is sent, libcurl wants to hear of what
// can be read alone, and Foundation goes on listening for when more can be written, which is always, so
// that waiting for an answer takes a whole core (swift-corelibs-foundation, MultiHandle.swift).
#pragma once

#pragma clang assume_nonnull begin

// For all transfers that begin afterwards; called before the first one, from one thread.
//
// authorities: path of a file of certificates in PEM form, instead of the system's; null to leave them.
// version: 4 or 6 to use only that; 0 for either.
// unproxied: hosts, with commas between, that are reached without a proxy; null for what the environment
// says.
// patience: milliseconds until there has to be a connection; 0 for libcurl's own, five minutes.
void tmdb_transfers_configure(const char *_Nullable authorities, int version,
                              const char *_Nullable unproxied, long patience);

// How many transfers were set so far; one that could not be is not among them.
long tmdb_transfers_configured(void);

#pragma clang assume_nonnull end
