import Testing
import WebURL

@testable import Fetching

@Suite struct AddressGuardTests {
    private func isRefused(_ text: String, _ access: PrivateAccess, port: UInt16 = 443) throws
        -> Bool
    {
        let address = try #require(IPAddress(text))
        let addressGuard = AddressGuard(privateAccess: access, ports: [80, 443])
        return addressGuard.refusal(of: address, port: port) != nil
    }

    static let refused = [
        "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255",
        "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1", "172.31.255.255",
        "192.0.0.8", "192.168.1.1", "198.18.0.1", "198.19.255.255", "224.0.0.1",
        "239.255.255.255", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1",
        "::ffff:8.8.8.8", "::8.8.8.8", "64:ff9b::8.8.8.8", "64:ff9b::7f00:1", "64:ff9b:1::1",
        "2002:7f00:1::", "2002:808:808::1", "2001::1", "100::1", "fc00::1", "fdff::1", "fe80::1",
        "febf::1", "fec0::1", "ff02::1",
    ]

    @Test(arguments: refused)
    func addressOutsideThePublicNetworkIsRefused(address: String) throws {
        #expect(try isRefused(address, .none))
    }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
        "126.255.255.255", "128.0.0.0", "169.253.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1",
        "192.167.0.1", "192.169.0.1", "198.17.0.1", "198.20.0.1", "223.255.255.255",
        "2001:4860:4860::8888", "2606:4700::1111", "2a00:1450::1", "2003::1",
    ])
    func publicAddressIsAllowed(address: String) throws {
        #expect(try !isRefused(address, .none))
    }

    @Test(arguments: [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "::1", "fd00::1",
    ])
    func allOpensOnesOwnNetwork(address: String) throws {
        #expect(try !isRefused(address, .all))
        #expect(try !isRefused(address, .all, port: 8080))
    }

    @Test(arguments: ["0.0.0.0", "224.0.0.1", "255.255.255.255", "::", "ff02::1"])
    func allOpensNoMeaninglessAddress(address: String) throws {
        #expect(try isRefused(address, .all))
    }

    @Test func blocksOpenOnlyWhatTheyName() throws {
        let blocks = ["10.1.0.0/16", "fd00::/8"].compactMap { AddressBlock($0) }
        #expect(try !isRefused("10.1.2.3", .blocks(blocks), port: 8080))
        #expect(try isRefused("10.2.0.1", .blocks(blocks)))
        #expect(try isRefused("::ffff:10.1.2.3", .blocks(blocks)))
        #expect(try !isRefused("fd12::1", .blocks(blocks)))
        #expect(try isRefused("fe80::1", .blocks(blocks)))
        #expect(try isRefused("127.0.0.1", .blocks(blocks)))
    }

    @Test func publicServersAreAskedOnlyOnWebPorts() throws {
        let address = try #require(IPAddress("8.8.8.8"))
        let addressGuard = AddressGuard(privateAccess: .all, ports: [80, 443])
        #expect(addressGuard.refusal(of: address, port: 80) == nil)
        #expect(addressGuard.refusal(of: address, port: 25) == "port 25 is not a web port")
    }

    @Test func refusalNamesAddressAndCure() throws {
        let addressGuard = AddressGuard(privateAccess: .none, ports: [80, 443])
        let address = try #require(IPAddress("::ffff:127.0.0.1"))
        #expect(
            addressGuard.refusal(of: address, port: 80)
                == "::ffff:127.0.0.1 is an IPv4 address in disguise (network.allowPrivate can permit it)"
        )
    }

    static let metadata = [
        "169.254.169.254", "169.254.0.1", "169.254.170.2", "fe80::1", "febf::1",
        "fd00:ec2::254", "fd20:ce::254", "100.100.100.200", "192.0.0.192", "168.63.129.16",
        "::ffff:169.254.169.254", "::169.254.169.254", "::ffff:0:169.254.169.254",
        "64:ff9b::a9fe:a9fe", "64:ff9b:1::a9fe:a9fe", "64:ff9b:1:a9fe:a9:fe00::",
        "64:ff9b:1:a9:fe:a9fe::", "64:ff9b:1:0:a9:fea9:fe00::", "2002:a9fe:a9fe::1",
        "2001:0:a9fe:a9fe::", "2001:0:1:2:3:4:5601:5601", "2a00::5efe:169.254.169.254",
        "::ffff:100.100.100.200", "64:ff9b::6464:64c8",
    ]

    @Test(arguments: metadata)
    func whereCloudsKeepKeysStaysClosed(address: String) throws {
        #expect(try isRefused(address, .none))
        #expect(try isRefused(address, .all))
        let wide = try [
            "0.0.0.0/0", "::/0", "100.64.0.0/10", "fc00::/7", "fe00::/7", "192.0.0.0/24",
        ]
        .map { try #require(AddressBlock($0)) }
        #expect(try isRefused(address, .blocks(wide)))
    }

    @Test(arguments: [
        ("169.254.169.254", "169.254.0.0/16"), ("169.254.169.254", "169.254.169.254"),
        ("fe80::1", "fe80::/10"), ("100.100.100.200", "100.100.100.200/32"),
        ("fd00:ec2::254", "fd00:ec2::/32"), ("::ffff:169.254.169.254", "169.254.0.0/16"),
    ])
    func aBlockThatNamesItOpensIt(address: String, block: String) throws {
        let named = try #require(AddressBlock(block))
        #expect(try !isRefused(address, .blocks([named]), port: 8_080))
    }

    @Test(arguments: ["127.0.0.1", "10.1.2.3", "192.168.1.1", "::1", "fd12::1", "100.64.0.1"])
    func whereAServerOutsideLeadsOnlyABlockPermits(address: String) throws {
        let found = try #require(IPAddress(address))
        func refuses(_ access: PrivateAccess) -> Bool {
            AddressGuard(privateAccess: access, ports: [80, 443], isLedFromOutside: true)
                .refusal(of: found, port: 80) != nil
        }
        #expect(refuses(.all))
        #expect(!refuses(.blocks([try #require(AddressBlock(address))])))
        #expect(try !isRefused(address, .all))
    }

    @Test(arguments: [
        "metadata.google.internal", "METADATA", "metadata.google.internal.", "instance-data",
    ])
    func theNamesOfSuchServicesAreRefusedBeforeAnybodyIsAsked(name: String) throws {
        let host = HostKey(try #require(WebURL("http://\(name)/")))
        #expect(throws: RequestError.self) {
            try AddressGuard(privateAccess: .all, ports: [80]).check(host)
        }
    }
}
