#ifndef PREGONERO_CCURL_SHIM_H
#define PREGONERO_CCURL_SHIM_H

// The checks of typecheck-gcc.h want a constant option; here the option is a parameter.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>

#if LIBCURL_VERSION_NUM < 0x075700
#error "libcurl 7.87.0 or newer is needed"
#endif

// Enumerators in older headers, macros in newer ones: here of one type with both.
static const long ccurl_netrc_ignored = CURL_NETRC_IGNORED;
static const long ccurl_http_version_2tls = CURL_HTTP_VERSION_2TLS;
static const long ccurl_sslversion_tlsv1_2 = CURL_SSLVERSION_TLSv1_2;
static const long ccurl_global_default = CURL_GLOBAL_DEFAULT;

// What this libcurl unpacks, which need not be what its header knows.
static inline int ccurl_unpacks_gzip(void) {
    return (curl_version_info(CURLVERSION_NOW)->features & CURL_VERSION_LIBZ) != 0;
}

static inline int ccurl_unpacks_brotli(void) {
    return (curl_version_info(CURLVERSION_NOW)->features & CURL_VERSION_BROTLI) != 0;
}

static inline int ccurl_unpacks_zstd(void) {
    return (curl_version_info(CURLVERSION_NOW)->features & CURL_VERSION_ZSTD) != 0;
}

// Swift cannot call variadic functions: one shim for each type of value.

static inline CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_data(CURL *easy, CURLoption option, curl_write_callback value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_socket(CURL *easy, curl_opensocket_callback value) {
    return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, value);
}

static inline CURLcode ccurl_get_long(CURL *easy, CURLINFO info, long *value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode ccurl_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode ccurl_get_text(CURL *easy, CURLINFO info, const char **value) {
    return curl_easy_getinfo(easy, info, (char **)value);
}

static inline CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

// The bytes of the address that a name resolved to (4, 16, or 0 for another family) and its port.
static inline int ccurl_address(
    const struct curl_sockaddr *address, unsigned char bytes[16], unsigned short *port
) {
    if (address->family == AF_INET) {
        struct sockaddr_in v4;
        memcpy(&v4, &address->addr, sizeof v4);
        memcpy(bytes, &v4.sin_addr, 4);
        *port = ntohs(v4.sin_port);
        return 4;
    }
    if (address->family == AF_INET6) {
        struct sockaddr_in6 v6;
        memcpy(&v6, &address->addr, sizeof v6);
        memcpy(bytes, &v6.sin6_addr, 16);
        *port = ntohs(v6.sin6_port);
        return 16;
    }
    return 0;
}

static inline curl_socket_t ccurl_open_socket(const struct curl_sockaddr *address) {
    int descriptor = socket(address->family, address->socktype, address->protocol);
    if (descriptor >= 0) {
        (void)fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    }
    return descriptor;
}

// OpenSSL writes to sockets without MSG_NOSIGNAL and CURLOPT_NOSIGNAL leaves SIGPIPE alone: the
// calling thread blocks the signal while libcurl works, and swallows one that came meanwhile.
typedef struct {
    sigset_t mask;
    int was_pending;
} ccurl_signals;

static inline ccurl_signals ccurl_block_broken_pipe(void) {
    ccurl_signals before;
    sigset_t pipe_only, pending;
    sigemptyset(&pipe_only);
    sigaddset(&pipe_only, SIGPIPE);
    sigpending(&pending);
    before.was_pending = sigismember(&pending, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_only, &before.mask);
    return before;
}

static inline void ccurl_restore_broken_pipe(ccurl_signals before) {
    sigset_t pipe_only, pending;
    sigemptyset(&pipe_only);
    sigaddset(&pipe_only, SIGPIPE);
    sigpending(&pending);
    if (!before.was_pending && sigismember(&pending, SIGPIPE)) {
        int taken;
        sigwait(&pipe_only, &taken);
    }
    pthread_sigmask(SIG_SETMASK, &before.mask, NULL);
}

#endif
