// Shows a fault of the compiler. Built with -O by Swift 6.3.1, a closure of generic result that returns a tuple from a
// do-catch loses what stands in the tuple before the await: it comes back as 0. This program fails (1) while the compiler
// has the fault, and (2) when even the form that is written instead is wrong.

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct Failure: Error {}

struct Response: Sendable {
    var status: Int
    var bytes: [UInt8]
}

protocol Client: Sendable {
    func send(_ request: Int) async throws -> Response
}

struct LocalClient: Client {
    func send(_ request: Int) async throws -> Response {
        await Task.yield()
        return Response(status: request, bytes: [])
    }
}

typealias Answer = Result<Response, Failure>

/// Of a type that the optimiser does not know.
@inline(never) func makeClient() -> any Client { LocalClient() }

/// The form that is miscompiled.
@inline(never) func broken(_ index: Int) async -> (Int, Answer) {
    let client = makeClient()
    return await Task {
        do {
            return (index, .success(try await client.send(index)))
        } catch { return (index, .failure(Failure())) }
    }.value
}

/// The form that this project writes.
@inline(never) func right(_ index: Int) async -> (Int, Answer) {
    let client = makeClient()
    return await Task {
        do {
            let response = try await client.send(index)
            return (index, .success(response))
        } catch { return (index, .failure(Failure())) }
    }.value
}

let (seen, expected) = (await broken(77).0, await right(77).0)
print("returned at once: \(seen), by a name: \(expected), wanted: 77")
exit(expected != 77 ? 2 : seen != 77 ? 1 : 0)
