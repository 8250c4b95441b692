import Testing

@testable import Shortening

@Suite struct ScriptNamesTests {
    @Test(arguments: [
        ("const first = 1, other = first", "let e=1,other=e\n"),
        ("const double = value => value * 2; double(3)", "let e=t=>t*2;e(3)\n"),
        ("function add(left, right) { return left + right }", "function e(n,t){return n+t}\n"),
        (
            "const one = first => first; const two = second => second; one(two)",
            "let t=n=>n,e=n=>n;t(e)\n"
        ),
        ("try { go() } catch (error) { say(error) }", "try{go()}catch(e){say(e)}\n"),
        ("const [first, , second] = list; f(second, first)", "let[t,,e]=list;f(e,t)\n"),
        ("list.map(([key, value]) => `${key}: ${value}`)", "list.map(([t,e])=>`${t}: ${e}`)\n"),
        ("if (a) { go(first) } const go = first => first", "if(a){e(t)}let e=t=>t\n"),
        ("each(({ name: found }) => found)", "each(({name:e})=>e)\n"),
    ])
    func variablesAreShortened(script: String, expected: String) {
        #expect(sent(script) == expected)
    }

    @Test(arguments: [
        "document.title", "const{first,other}=all;f(first)", "f({name})",
        "const{name=1}=all;f(name)",
        "const o={name(){},other:1};o.name()", "(usual=document.title)=>usual.length+f(document)",
        "const o={async later(){}};o.later()",
    ])
    func propertiesAndWhatIsOfOthersKeepTheirNames(script: String) {
        let names = ["document", "title", "first", "other", "name", "later", "length"]
        for name in names where script.contains(name) {
            #expect(sent(script).components(of: name) == script.components(of: name), "\(name)")
        }
    }

    @Test func propertiesOfTheSameNameStay() {
        #expect(
            sent("const size = { size: 1 }; size.size + f(size ? size : 2)")
                == "let e={size:1};e.size+f(e?e:2)\n"
        )
    }

    @Test func aNameThatIsTakenIsNotGivenAgain() {
        #expect(sent("const value = e.t; f(value)") == "let n=e.t;f(n)\n")
    }

    @Test func wordsOfTheLanguageAreNoNames() {
        let names = (0..<60).map { "variable\($0)" }
        let short = sent(names.map { "const \($0) = 1;" }.joined(separator: "\n"))
        #expect(
            ["in", "do", "of"].allSatisfy {
                !short.contains(",\($0)=") && !short.contains(" \($0)=")
            }
        )
        #expect(Set(short.split(separator: ",")).count == 60)
    }

    @Test func classesAreLeftAlone() {
        let script = "class Shape{draw(value){return value}}\n"
        #expect(sent(script) == script)
        #expect(
            sent("const long = { class: 1 }; map.get(long)") == "let e={class:1};map.get(e)\n"
        )
    }

    private func sent(_ script: String) -> String {
        String(decoding: ScriptText.shortened(Array(script.utf8), isRenaming: true), as: UTF8.self)
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
