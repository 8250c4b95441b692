extension URLParser {
    /// Reads `user:password@host:port` up to the path.
    mutating func readAuthority() -> Bool {
        let end = self.end { isSlash($0) || Self.endsPath($0) }
        output.append(ASCII.slash)
        output.append(ASCII.slash)
        layout.collapseAuthority(at: output.count)
        if let at = input[position..<end].lastIndex(of: ASCII.at) {
            guard at + 1 < end else { return false }
            writeCredentials(input[position..<at])
            position = at + 1
        }
        return readHostAndPort(upTo: end)
    }

    private mutating func writeCredentials(_ credentials: ArraySlice<UInt8>) {
        let username = credentials.prefix { $0 != ASCII.colon }
        let password = credentials[username.endIndex...].dropFirst()
        output.append(username, percentEncoding: .userinfo)
        layout.usernameEnd = output.count
        if !password.isEmpty {
            output.append(ASCII.colon)
            output.append(password, percentEncoding: .userinfo)
        }
        layout.passwordEnd = output.count
        if !username.isEmpty || !password.isEmpty { output.append(ASCII.at) }
    }

    private mutating func readHostAndPort(upTo end: Int) -> Bool {
        let colon = portColon(upTo: end)
        let name = input[position..<(colon ?? end)]
        guard !name.isEmpty || (colon == nil && !layout.scheme.isSpecial),
            let host = WebURL.Host(name, isSpecial: layout.scheme.isSpecial)
        else { return false }
        write(host)
        position = end
        guard let colon else { return true }
        return writePort(input[(colon + 1)..<end])
    }

    /// The first colon outside the brackets of an IPv6 address.
    private func portColon(upTo end: Int) -> Int? {
        var isInBrackets = false
        for index in position..<end {
            switch input[index] {
            case ASCII.leftBracket: isInBrackets = true
            case ASCII.rightBracket: isInBrackets = false
            case ASCII.colon where !isInBrackets: return index
            default: break
            }
        }
        return nil
    }

    mutating func write(_ host: WebURL.Host) {
        layout.hostKind = host.kind
        layout.hostStart = output.count
        output.append(contentsOf: host.serialized.utf8)
        layout.hostEnd = output.count
        layout.authorityEnd = output.count
        layout.pathStart = output.count
    }

    private mutating func writePort(_ digits: ArraySlice<UInt8>) -> Bool {
        var port = 0
        for digit in digits {
            guard digit.isASCIIDigit else { return false }
            port = port * 10 + Int(digit - ASCII.zero)
            guard port <= 65_535 else { return false }
        }
        guard !digits.isEmpty, port != layout.scheme.defaultPort.map(Int.init) else { return true }
        layout.port = UInt16(port)
        output.append(ASCII.colon)
        output.append(contentsOf: String(port).utf8)
        layout.authorityEnd = output.count
        layout.pathStart = output.count
        return true
    }
}
