import Fetching

/// The ways of asking a source: through one client, for what is new, and page by page.
struct SourceClients: Sendable {
    let client: CurlClient
    let fetch: ConditionalFetch
    let pagedFetch: PagedFetch
}
