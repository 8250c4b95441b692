"""The same portal as Hugo builds it: same feed, same words, metadata, structured data and links."""

from __future__ import annotations

import shutil
from pathlib import Path

CONFIGURATION = """
baseURL = "https://example.org/"
title = "Generated"
locale = "en"
disableKinds = ["taxonomy", "term", "404"]
timeZone = "UTC"
enableRobotsTXT = true
[security]
allowContent = [".*"]
[pagination]
pagerSize = 30
disableAliases = true
[outputs]
home = ["html", "rss"]
section = ["html"]
page = ["html"]
[services.rss]
limit = 25
"""

# Category of the feed, section of the portal.
SECTIONS = {
    "politics": "Politics", "economy": "Economy", "technology": "Technology", "health": "Health",
    "science": "Science", "environment": "Environment", "education": "Education",
    "sports": "Sports", "entertainment": "Culture", "world": "World", "business": "Business",
    "general": "General",
}

ADAPTER = """
{{- $titles := hugo.Data.sections }}
{{- range $tag, $title := $titles }}
{{- $.AddPage (dict "kind" "section" "path" (printf "s/%s" $tag) "title" $title "url" (printf "/sections/%s/" (urlize $title))) }}
{{- end }}
{{- $.AddPage (dict "kind" "section" "path" "s" "title" "Sections" "url" "/sections/" "layout" "sections") }}
{{- $.AddPage (dict "kind" "section" "path" "sources" "title" "Sources" "url" "/sources/" "layout" "sources") }}
{{- range $index, $file := slice FILES }}
{{- with resources.Get $file }}
{{- $feed := transform.Unmarshal .Content }}
{{- $source := printf "generated-%d" $index }}
{{- $.AddPage (dict "kind" "section" "path" (printf "sources/%s" $source) "title" "Generated" "url" (printf "/sources/%s/" $source) "layout" "source" "params" (dict "source" $source)) }}
{{- range $feed.ITEMS }}
{{- $tag := TAG }}
{{- $date := time.AsTime DATE }}
{{- $number := strings.TrimPrefix "generated-" ID }}
{{- $.AddPage (dict
  "path" (printf "s/%s/%s" $tag $number)
  "kind" "page"
  "title" .title
  "summary" SUMMARY
  "url" (printf "/n/%s/%s-%s/" ($date.Format "2006/01/02") (urlize .title) $number)
  "dates" (dict "date" $date)
  "params" (dict "author" AUTHOR "tag" $tag "source" $source "section" (index $titles $tag) "standfirst" SUMMARY "link" LINK)
  "content" (dict "mediaType" "text/html" "value" BODY)
) }}
{{- end }}
{{- end }}
{{- end }}
"""

# Where an item of a feed has what, by the ending of its file.
FIELDS = {
    ".json": {
        "ITEMS": "items", "TAG": "index .tags 0", "DATE": ".date_published", "ID": ".id",
        "SUMMARY": ".summary", "AUTHOR": "(index .authors 0).name", "LINK": ".url",
        "BODY": ".content_html",
    },
    ".xml": {
        "ITEMS": "channel.item", "TAG": ".category", "DATE": ".pubDate",
        "ID": '(index .guid "#text")', "SUMMARY": ".description", "AUTHOR": ".creator",
        "LINK": ".link", "BODY": ".encoded",
    },
}

BASE = """<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>{{ .Title }} · Generated</title>
{{ $description := or .Params.standfirst (printf "%s: the news" .Title) }}
<meta name="description" content="{{ $description }}">
<meta name="robots" content="max-image-preview:large">
<link rel="canonical" href="{{ .Permalink }}">
<meta property="og:type" content="{{ if .IsPage }}article{{ else }}website{{ end }}">
<meta property="og:site_name" content="Generated">
<meta property="og:title" content="{{ .Title }}">
<meta property="og:description" content="{{ $description }}">
<meta property="og:url" content="{{ .Permalink }}">
<meta property="og:locale" content="en_GB">
{{ if .IsPage }}
<meta property="article:published_time" content="{{ .Date.Format "2006-01-02T15:04:05-07:00" }}">
<meta property="article:section" content="{{ .Params.section }}">
<meta property="article:tag" content="{{ .Params.tag }}">
{{ end }}
<meta name="twitter:card" content="summary">
<meta name="generator" content="Hugo">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme:light)">
<meta name="theme-color" content="#15140f" media="(prefers-color-scheme:dark)">
<link rel="alternate" type="application/rss+xml" title="Generated (RSS)" href="/index.xml">
<link rel="alternate" type="application/atom+xml" title="Generated (Atom)" href="/atom.xml">
<link rel="alternate" type="application/feed+json" title="Generated (JSON Feed)" href="/feed.json">
<link rel="icon" href="/_/icon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="/_/base.css">
<link rel="modulepreload" href="/_/core.js">
</head>
<body data-zone="GMT" data-worker="/sw.js" data-offline="Offline: what you have read or saved is still here." data-online="Back online." data-edition="There is a new edition." data-open="Open" data-failed="The next page could not be loaded.">
<a class="skip" href="#contenido">Skip to content</a>
<header class="wrap masthead masthead--inner">
<div class="masthead__line">
<a class="nameplate" href="/"><span>Generated</span></a>
{{ partialCached "nav.html" . }}
</div>
<div class="scotch"></div>
</header>
<main class="wrap" id="contenido" tabindex="-1">
{{ block "main" . }}{{ end }}
</main>
{{ partialCached "footer.html" . }}
<p class="footer__end printed">{{ .Permalink }}</p>
{{ $graph := slice
  (dict "@type" "WebSite" "@id" "https://example.org/#website" "name" "Generated" "url" "https://example.org/" "inLanguage" "en" "publisher" (dict "@id" "https://example.org/#publisher"))
  (dict "@type" "NewsMediaOrganization" "@id" "https://example.org/#publisher" "name" "Generated" "url" "https://example.org/" "logo" "https://example.org/_/icon.svg")
}}
{{ if .IsPage }}
{{ $graph = $graph | append
  (dict "@type" "BreadcrumbList" "itemListElement" (slice
    (dict "@type" "ListItem" "position" 1 "name" "Front page" "item" "https://example.org/")
    (dict "@type" "ListItem" "position" 2 "name" .Params.section "item" .CurrentSection.Permalink)))
  (dict "@type" "NewsArticle" "@id" (printf "%s#article" .Permalink) "headline" .Title "description" $description "url" .Permalink "mainEntityOfPage" .Permalink
    "datePublished" (.Date.Format "2006-01-02T15:04:05-07:00") "dateModified" (.Date.Format "2006-01-02T15:04:05-07:00")
    "author" (dict "@type" "Person" "name" .Params.author) "publisher" (dict "@id" "https://example.org/#publisher") "inLanguage" "en"
    "articleSection" .Params.section "isAccessibleForFree" true "isBasedOn" .Params.link
    "sourceOrganization" (dict "@type" "NewsMediaOrganization" "name" "Generated" "url" "https://generated.example/") "wordCount" .WordCount)
}}
{{ end }}
<script type="application/ld+json">{{ dict "@context" "https://schema.org" "@graph" $graph | jsonify | safeJS }}</script>
<script type="module" src="/_/core.js"></script>
</body>
</html>
"""

NAVIGATION = """<nav class="nav" aria-label="Main">
<ul>
<li><a href="/">Front page</a></li>
<li><a href="/news/">News</a></li>
<li><a href="/sections/">Sections</a></li>
</ul>
<details class="more">
<summary>More</summary>
<div>
<p id="n-paper">The paper</p>
<ul aria-labelledby="n-paper">
<li><a href="/sources/">Sources</a></li>
<li><a href="/settings/">Settings</a></li>
<li><a id="n-saved" href="/saved/">Saved</a></li>
</ul>
<p id="n-sections">Sections</p>
<ul aria-labelledby="n-sections">
LINKS
</ul>
</div>
</details>
</nav>"""

FOOTER = """<footer class="wrap footer">
<div class="scotch scotch--turned"></div>
<div class="grid">
<p class="span-5 half footer__motto">Generated reads aloud what others write and always says who said it.</p>
<nav class="span-2 quarter" aria-labelledby="f-follow">
<h2 id="f-follow">Follow</h2>
<ul>
<li><a href="/feed.xml">RSS</a></li>
<li><a href="/atom.xml">Atom</a></li>
<li><a href="/feed.json">JSON Feed</a></li>
</ul>
</nav>
<nav class="quarter" aria-labelledby="f-paper">
<h2 id="f-paper">The paper</h2>
<ul>
<li><a href="/settings/">Settings</a></li>
<li><a href="/saved/">Saved</a></li>
<li><a href="/status/">Source status</a></li>
</ul>
</nav>
</div>
<p class="footer__end">No accounts, no tracking, no third parties.</p>
<p class="footer__end scripted"><label for="f-theme">Theme</label> <select id="f-theme" data-pref="theme"><option value="">System</option><option value="light">Light</option><option value="dark">Dark</option></select></p>
</footer>
<nav class="tabs tabs--few" aria-label="Shortcuts">
<a href="/"><svg class="icon" aria-hidden="true"><use href="/_/sprite.svg#g-home"/></svg>Front page</a>
<a href="/sections/"><svg class="icon" aria-hidden="true"><use href="/_/sprite.svg#g-list"/></svg>Sections</a>
<a href="/news/"><svg class="icon" aria-hidden="true"><use href="/_/sprite.svg#g-bell"/></svg>News</a>
</nav>"""

ARTICLE = """{{ define "main" }}
<nav aria-label="Breadcrumb">
<ol class="crumbs">
<li><a href="/">Front page</a></li>
<li><a href="{{ .CurrentSection.RelPermalink }}">{{ .Params.section }}</a></li>
</ol>
</nav>
<article class="article" lang="en" dir="ltr" data-run="{{ .Title }} · {{ .Date.Format "2 January 2006, 15:04" }}">
<header>
<p class="kicker" lang="en">{{ .Params.section }}</p>
<h1>{{ .Title }}</h1>
<p class="standfirst">{{ .Params.standfirst }}</p>
<p class="byline" lang="en"><b>By {{ .Params.author }}</b> · <a href="https://generated.example/" rel="noopener external">Generated</a> · <span>{{ math.Max 1 (div (add .WordCount 100) 200) }} min read</span> · <time datetime="{{ .Date.Format "2006-01-02T15:04Z" }}">{{ .Date.Format "2 January 2006, 15:04" }}</time></p>
<small class="old scripted" lang="en" dir="ltr" data-old="Published more than a year ago" data-days="365" data-time=".byline time:not([data-fixed])"></small>
</header>
<div class="grid article__grid">
<div class="prose">
{{ .Content }}
</div>
<aside class="aside quarter" lang="en" dir="ltr" aria-label="Other voices">
<ul class="actions">
<li><a class="to-source" href="{{ .Params.link }}" rel="noopener external"><svg class="icon" aria-hidden="true"><use href="/_/sprite.svg#g-out"/></svg>Read on Generated</a></li>
<li class="scripted"><button id="share" type="button" data-done="Link copied."><svg class="icon" aria-hidden="true"><use href="/_/sprite.svg#g-share"/></svg>Share</button></li>
<li><a href="mailto:?subject={{ .Title | urlquery }}&amp;body={{ .Permalink | urlquery }}"><svg class="icon" aria-hidden="true"><use href="/_/sprite.svg#g-mail"/></svg>Send by e-mail</a></li>
<li class="scripted"><button id="print" type="button"><svg class="icon" aria-hidden="true"><use href="/_/sprite.svg#g-print"/></svg>Print</button></li>
<li class="scripted"><button id="save" type="button" aria-pressed="false" data-done="Saved: find it under “Saved”, also offline." data-dropped="No longer saved." data-failed="It could not be saved."><svg class="icon" aria-hidden="true"><use href="/_/sprite.svg#g-save"/></svg>Save for offline</button></li>
</ul>
{{ $more := slice }}
{{ $next := .PrevInSection }}
{{ if $next }}{{ $next = $next.PrevInSection }}{{ end }}
{{ range seq 4 }}{{ if $next }}{{ $more = $more | append $next }}{{ $next = $next.PrevInSection }}{{ end }}{{ end }}
{{ with $more }}
<section aria-labelledby="more">
<h2 id="more"><a href="{{ $.CurrentSection.RelPermalink }}">More in {{ $.Params.section }}</a></h2>
<div class="rows">
{{ range . }}
<article class="card line">
<h3><a href="{{ .RelPermalink }}">{{ .Title }}</a></h3>
<p class="meta"><a href="https://generated.example/" rel="noopener external">Generated</a> · <time datetime="{{ .Date.Format "2006-01-02T15:04Z" }}">{{ .Date.Format (cond (eq .Date.Year 2026) "2 Jan, 15:04" "2 Jan 2006, 15:04") }}</time></p>
</article>
{{ end }}
</div>
</section>
{{ end }}
<section aria-labelledby="topics">
<h2 id="topics">Topics</h2>
<ul class="topics"><li>{{ .Params.tag }}</li></ul>
</section>
</aside>
</div>
</article>
<nav class="neighbours" aria-label="In this section">
{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}"><small>Previous in {{ $.Params.section }}</small><span>{{ .Title }}</span></a>{{ end }}
{{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}"><small>Next in {{ $.Params.section }}</small><span>{{ .Title }}</span></a>{{ end }}
</nav>
{{ end }}
"""

ROWS = """{{ $day := "" }}{{ $hour := "" }}
{{ range .Pages }}
{{ $this := .Date.Format "Monday 2 January 2006" }}
{{ if ne $this $day }}{{ $day = $this }}{{ $hour = "" }}<h2 class="day">{{ $this }}</h2>{{ end }}
{{ $clock := .Date.Format "15" }}
{{ if ne $clock $hour }}{{ $hour = $clock }}<h3 class="hour__title"><span>{{ $clock }}:00</span><i class="bell" aria-hidden="true"></i></h3>{{ end }}
<article class="card row">
<h4><a href="{{ .RelPermalink }}">{{ .Title }}</a></h4>
<p class="summary">{{ .Params.standfirst }}</p>
<p class="meta"><a href="https://generated.example/" rel="noopener external">Generated</a> · <time datetime="{{ .Date.Format "2006-01-02T15:04Z" }}">{{ .Date.Format (cond (eq .Date.Year 2026) "2 Jan, 15:04" "2 Jan 2006, 15:04") }}</time> · <span>{{ .Params.section }}</span></p>
</article>
{{ end }}
<nav class="pagination" aria-label="Pages">
{{ with .Prev }}<a rel="prev" href="{{ .URL }}">Newer news</a>{{ end }}
{{ with .Next }}<a rel="next" href="{{ .URL }}">Older news</a>{{ end }}
</nav>"""

HEADING = """<header class="page-head">
<nav aria-label="Breadcrumb"><ol class="crumbs"><li><a href="/">Front page</a></li></ol></nav>
<h1>{{ .Title }}</h1>
</header>
"""

SECTION = '{{ define "main" }}' + HEADING + '{{ partial "rows.html" (.Paginate .RegularPages) }}{{ end }}'
NEWS = '{{ define "main" }}' + HEADING + '{{ partial "rows.html" (.Paginate site.RegularPages) }}{{ end }}'
SOURCE = '{{ define "main" }}' + HEADING + (
    '{{ partial "rows.html" (.Paginate (where site.RegularPages "Params.source" .Params.source)) }}{{ end }}'
)
SOURCES = '{{ define "main" }}' + HEADING + """{{ range .Sections }}
<article class="card row"><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2></article>
{{ end }}{{ end }}"""
SECTIONS_PAGE = '{{ define "main" }}' + HEADING + """{{ range .Sections }}
<section class="shelf">
<h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2>
<p class="shelf__count">{{ len .RegularPages }} stories</p>
{{ range first 1 .RegularPages }}<h3><a href="{{ .RelPermalink }}">{{ .Title }}</a></h3>{{ end }}
</section>
{{ end }}{{ end }}"""
HOME = '{{ define "main" }}' + """{{ range first 60 site.RegularPages }}
<article class="card row">
<h3><a href="{{ .RelPermalink }}">{{ .Title }}</a></h3>
<p class="summary">{{ .Params.standfirst }}</p>
<p class="meta">Generated · <time datetime="{{ .Date.Format "2006-01-02T15:04Z" }}">{{ .Date.Format (cond (eq .Date.Year 2026) "2 Jan, 15:04" "2 Jan 2006, 15:04") }}</time> · <span>{{ .Params.section }}</span></p>
</article>
{{ end }}{{ end }}"""


class HugoPortal:
    """A site of the same articles, built by Hugo through a content adapter."""

    def __init__(self, program: str, folder: Path, feeds: list[Path]) -> None:
        self.program = program
        self.folder = folder
        self.output = folder / "public"
        links = "\n".join(
            f'<li><a href="/sections/{title.lower()}/">{title}</a></li>'
            for title in SECTIONS.values()
        )
        adapter = ADAPTER
        for name, path in FIELDS[feeds[0].suffix].items():
            adapter = adapter.replace(name, path)
        names = " ".join(f'"{feed.name}"' for feed in feeds)
        files = {
            "hugo.toml": CONFIGURATION,
            "data/sections.toml": "\n".join(f'{tag} = "{title}"' for tag, title in SECTIONS.items()),
            "content/_content.gotmpl": adapter.replace("FILES", names),
            "content/news/_index.md": '---\ntitle: News\nlayout: news\nurl: /news/\n---\n',
            "layouts/baseof.html": BASE,
            "layouts/page.html": ARTICLE,
            "layouts/section.html": SECTION,
            "layouts/news.html": NEWS,
            "layouts/sections.html": SECTIONS_PAGE,
            "layouts/source.html": SOURCE,
            "layouts/sources.html": SOURCES,
            "layouts/home.html": HOME,
            "layouts/_partials/nav.html": NAVIGATION.replace("LINKS", links),
            "layouts/_partials/footer.html": FOOTER,
            "layouts/_partials/rows.html": ROWS,
        }
        for name, text in files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        (folder / "assets").mkdir()
        for feed in feeds:
            # A link would change what our own build looks at to see whether its feed has changed.
            shutil.copyfile(feed, folder / "assets" / feed.name)

    @property
    def command(self) -> list[str]:
        return [
            self.program, "build", "--quiet", "--source", str(self.folder),
            "--destination", str(self.output), "--cacheDir", str(self.folder / "cache"),
            "--ignoreCache", "--noBuildLock",
        ]
