import Foundation

/// What the preview adds to pages: it waits for the next build, then loads the page anew or shows what went wrong.
enum ReloadScript {
    static let path = "/_preview/reload.js"
    static let waitPath = "/_preview/next"

    /// The element that is put at the end of a page.
    static func element(prefix: String, version: Int) -> String {
        "<script src=\"\(prefix)\(path)?after=\(version)\" defer></script>"
    }

    /// - Parameters:
    ///   - prefix: the path of the base address.
    ///   - remarks: what to show until somebody has closed it.
    /// - Returns: the script.
    static func text(prefix: String, remarks: String?) -> String {
        let remarks = (try? JSONEncoder().encode(remarks ?? "")).map {
            String(decoding: $0, as: UTF8.self)
        }
        return """
            "use strict";
            (() => {
                let after = new URL(document.currentScript.src).searchParams.get("after");
                const remarks = \(remarks ?? "\"\"");
                const show = (message, close) => {
                    let box = document.getElementById("pregonero-preview");
                    if (!box) {
                        box = document.createElement("div");
                        box.id = "pregonero-preview";
                        box.setAttribute("role", "alert");
                        const button = document.createElement("button");
                        button.textContent = "×";
                        button.setAttribute("aria-label", "Close");
                        Object.assign(button.style, {
                            float: "right", background: "none", border: 0, color: "inherit",
                            font: "inherit", fontSize: "24px", minWidth: "44px", minHeight: "44px",
                        });
                        box.append(button, document.createElement("pre"));
                        Object.assign(box.lastChild.style, {
                            margin: 0, font: "inherit", whiteSpace: "pre-wrap", background: "none", color: "inherit",
                        });
                        Object.assign(box.style, {
                            position: "fixed", inset: "auto 0 0 0", zIndex: 99, margin: 0, padding: "1rem",
                            maxHeight: "60vh", overflow: "auto",
                            background: "#1c1a17", color: "#ffb4a0", font: "14px/1.5 monospace",
                        });
                        document.body.append(box);
                    }
                    box.lastChild.textContent = message;
                    box.firstChild.onclick = () => {
                        box.remove();
                        close?.();
                    };
                };
                const closed = "pregonero-preview-closed";
                if (remarks && sessionStorage.getItem(closed) !== remarks) {
                    show(remarks, () => sessionStorage.setItem(closed, remarks));
                }
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
