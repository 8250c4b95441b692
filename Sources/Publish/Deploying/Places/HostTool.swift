/// The program by which the owners of a host have sites sent to it. It finds out itself what is new.
public struct HostTool: Sendable {
    /// Whose it is.
    public let name: String
    /// As it is called.
    let program: String
    /// As npm installs it.
    let package: String
    let limits: HostLimits?
    /// What to look at when it fails.
    let hint: String
    /// What it is told: the folder with the site, the project and the branch.
    let arguments: @Sendable (_ folder: String, _ project: String, _ branch: String) -> [String]
}

extension HostTool {
    public static let netlify = HostTool(
        name: "netlify",
        program: "netlify",
        package: "netlify-cli",
        limits: nil,
        hint: "set NETLIFY_AUTH_TOKEN, and name the site by the id that its settings show"
    ) { folder, project, _ in
        ["deploy", "--prod", "--no-build", "--dir", folder, "--site", project]
    }

    public static let cloudflare = HostTool(
        name: "cloudflare",
        program: "wrangler",
        package: "wrangler",
        limits: .cloudflare,
        hint: "set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID, and name the project"
    ) { folder, project, branch in
        [
            "pages", "deploy", folder, "--project-name", project, "--branch", branch,
            "--commit-dirty=true",
        ]
    }
}
