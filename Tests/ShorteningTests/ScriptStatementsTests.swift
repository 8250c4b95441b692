import Testing

@testable import Shortening

/// Statements written shorter, as browsers read them the same.
@Suite struct ScriptStatementsTests {
    private func shortened(_ script: String) -> String {
        String(decoding: ScriptText.shortened(Array(script.utf8), isRenaming: true), as: UTF8.self)
    }

    @Test(arguments: [
        ("const first = 1;\nconst second = 2;\nfirst + second;", "let n=1,t=2;n+t;\n"),
        ("let first;\nconst { a } = b;", "let t,{a}=b;\n"),
        ("const first = () => { f(); };\nlet second;", "let n=()=>{f()},t;\n"),
    ])
    func declarationsThatFollowEachOtherAreOne(script: String, expected: String) {
        let short = shortened(script)
        #expect(
            short.replacing(#/\b[etn]\b/#, with: "v")
                == expected.replacing(#/\b[etn]\b/#, with: "v")
        )
    }

    @Test(arguments: [
        ("f();\nconst a = 1;", "f();let a=1;\n"),
        ("const a = 1;\n(() => { a; })();\nconst b = 2;", "let a=1;(()=>{a})();let b=2;\n"),
        ("const a = 1;\n[a].map(f);\nconst b = 2;", "let a=1;[a].map(f);let b=2;\n"),
        ("const a = 1;\n`${a}`;\nconst b = 2;", "let a=1;`${a}`;let b=2;\n"),
        (
            "const a = () => { b; };\n{ c; }\n(d)();\nconst e = 2;",
            "let a=()=>{b};{c}\n(d)();let e=2;\n"
        ),
        ("for (const a of b) c(a);\nconst d = 1;", "for(let a of b)c(a);let d=1;\n"),
        ("const a = 1;\nif (a) { b(); }\nconst c = 2;", "let a=1;if(a){b()}\nlet c=2;\n"),
        ("const a = 1;\na.b = {};\nconst c = 2;", "let a=1;a.b={};let c=2;\n"),
        ("for (let a = 0; a < 3; a += 1) b();", "for(let a=0;a<3;a+=1)b();\n"),
        ("switch (a) { case 1: { const b = 1; c(b); } }", "switch(a){case 1:{let b=1;c(b)}}\n"),
        ("f(`${{ a: 1 }}; const b`);", "f(`${{a:1}}; const b`);\n"),
        ("if (a) return; else { b(); }", "if(a)return;else{b()}\n"),
    ])
    func othersStayApart(script: String, expected: String) {
        #expect(shortened(script) == expected)
    }

    @Test func scriptsOfASiteKeepTheirStatements() {
        let script = Array("const a = 1;\nconst b = () => { a; };".utf8)
        #expect(
            String(decoding: ScriptText.shortened(script, isRenaming: false), as: UTF8.self)
                == "const a=1;const b=()=>{a;};\n"
        )
    }
}
