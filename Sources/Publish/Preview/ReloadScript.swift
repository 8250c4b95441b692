/// What the preview adds to pages: it waits for the next build, then loads the page anew or shows what went wrong.
enum ReloadScript {
    static let path = "/_preview/reload.js"
    static let waitPath = "/_preview/next"

    /// The element that is put at the end of a page.
    static func element(prefix: String, version: Int) -> String {
        "<script src=\"\(prefix)\(path)?after=\(version)\" defer></script>"
    }

    /// - Parameter prefix: the path of the base address.
    /// - Returns: the script.
    static func text(prefix: String) -> String {
        """
        "use strict";
        (() => {
            let after = new URL(document.currentScript.src).searchParams.get("after");
            const show = (message) => {
                let box = document.getElementById("pregonero-preview");
                if (!box) {
                    box = document.createElement("pre");
                    box.id = "pregonero-preview";
                    box.setAttribute("role", "alert");
                    Object.assign(box.style, {
                        position: "fixed", inset: "auto 0 0 0", zIndex: 99, margin: 0, padding: "1rem",
                        maxHeight: "60vh", overflow: "auto", whiteSpace: "pre-wrap",
                        background: "#1c1a17", color: "#ffb4a0", font: "14px/1.5 monospace",
                    });
                    document.body.append(box);
                }
                box.textContent = message;
            };
            const wait = async () => {
                for (;;) {
                    try {
                        const answer = await fetch("\(prefix)\(waitPath)?after=" + after);
                        const next = await answer.json();
                        if (String(next.version) === after) continue;
                        if (!next.message) return location.reload();
                        after = String(next.version);
                        show(next.message);
                    } catch {
                        await new Promise((resolve) => setTimeout(resolve, 1000));
                    }
                }
            };
            wait();
        })();

        """
    }
}
