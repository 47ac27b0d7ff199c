// Made by Schema/build-schema.sh from the files in Schema: a test compares.

/// The page's style sheet.
enum PageStyle {
  static let css: StaticString = #"""
    :root {
      color-scheme: light dark;
      --page: #fcfcfd;
      --text: #15181c;
      --muted: #515a64;
      --line: #d5dae0;
      --blank: #e9ecf0;
      --accent: #0a5f94;
      --gain: #12693a;
      --loss: #a3242f;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #0f1215;
        --text: #eef1f4;
        --muted: #a9b2bc;
        --line: #2d343c;
        --blank: #20262d;
        --accent: #84c9f4;
        --gain: #6fd399;
        --loss: #ff9a9f;
      }
    }
    *, ::before, ::after { box-sizing: border-box; }
    html { scroll-padding-block-start: 60px; }
    body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1, h2, h3, p, ul, ol { margin: 0; padding: 0; }
    ul, ol { list-style-type: ""; }
    ins { text-decoration: none; }
    .skip { position: absolute; inset-block-start: -100px; inset-inline-start: 8px; z-index: 3; padding: 12px 16px; border-radius: 8px; background: var(--text); color: var(--page); }
    .skip:focus { inset-block-start: 8px; }
    header { padding: 24px 8px 12px; }
    h1 { font-size: 28px; line-height: 1.2; letter-spacing: -0.01em; }
    h2 { position: sticky; inset-block-start: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; min-block-size: var(--header, 44px); margin-inline: var(--leading, 0px) var(--trailing, 0px); padding: 10px 8px 8px; background: var(--page); font-size: 20px; line-height: 26px; }
    .flowing h2 { position: static; }
    .count { color: var(--muted); font-size: 14px; font-weight: 400; line-height: 16px; }
    .note { padding: 8px; color: var(--muted); }
    .carousel, .grid, .list { padding-block: var(--top, 0px) var(--bottom, 0px); padding-inline: var(--leading, 0px) var(--trailing, 0px); }
    .carousel { display: grid; grid-auto-flow: column; grid-auto-columns: var(--item, 140px); grid-template-rows: repeat(var(--rows, 1), auto); gap: var(--across, 0px) var(--along, 0px); justify-content: start; align-items: start; overflow-x: auto; overscroll-behavior-x: contain; scroll-snap-type: x proximity; scroll-padding-inline: var(--leading, 0px) var(--trailing, 0px); scrollbar-width: thin; scrollbar-color: var(--line) transparent; }
    .carousel li { scroll-snap-align: start; }
    .leading, .paging, .centered { scroll-snap-type: x mandatory; }
    .paging li, .centered li { scroll-snap-stop: always; }
    .share { grid-auto-columns: calc(var(--part, 1) * (100% + var(--leading, 0px) + var(--trailing, 0px))); }
    .centered { padding-inline: max(var(--leading, 0px), var(--trailing, 0px), 50% - var(--item, 140px) / 2); scroll-padding-inline: 0px; }
    .share.centered { grid-auto-columns: max(100%, var(--part, 1) * (100% + 2 * max(var(--leading, 0px), var(--trailing, 0px)))); padding-inline: max(var(--leading, 0px), var(--trailing, 0px), 50% * (1 - var(--part, 1))); }
    .centered li { scroll-snap-align: center; }
    .grid { display: grid; grid-template-columns: repeat(var(--columns, 3), minmax(0, 1fr)); gap: var(--along, 0px) var(--across, 0px); align-items: start; }
    .list { display: grid; grid-template-columns: minmax(0, 1fr); row-gap: var(--along, 0px); }
    li { min-inline-size: 0; }
    /* A long list is laid out as it comes into view; until then an item is as high as it will be at least. */
    .grid li:nth-child(n + 101) { content-visibility: auto; aspect-ratio: 2 / 3; }
    .list li:nth-child(n + 101) { content-visibility: auto; min-block-size: 162px; }
    article { position: relative; padding: 8px 8px 16px; }
    .poster { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 2 / 3; object-fit: cover; overflow: hidden; border-radius: 8px; background: var(--blank); color: var(--muted); font-size: 14px; line-height: 1.3; }
    img.poster { position: relative; outline: 1px solid rgb(128 128 128 / 0.25); outline-offset: -1px; }
    img.poster::after { content: attr(alt); position: absolute; inset: 0; display: grid; place-content: center; padding: 8%; background: var(--blank); font-weight: 600; text-align: center; }
    div.poster { display: grid; place-content: center; padding: 8%; border: 1px solid var(--line); font-weight: 600; text-align: center; }
    .grid .poster { font-size: clamp(12px, 1.6vw, 24px); }
    h3 { margin-block-start: 8px; font-size: 15px; line-height: 20px; }
    h3 a, li > a, ins a, del a { color: inherit; text-decoration: none; }
    h3 a::after { content: ""; position: absolute; inset: 4px; border-radius: 12px; }
    h3 a:hover, li > a:hover, ins a:hover, del a:hover { text-decoration: underline; }
    a:focus-visible, .carousel:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
    h3 a:focus-visible { outline: none; }
    h3 a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: 0px; }
    article p { display: flex; flex-wrap: wrap; gap: 0 10px; margin-block-start: 2px; color: var(--muted); font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums; }
    .list article { display: grid; grid-template-columns: 92px minmax(0, 1fr); grid-template-rows: auto auto 1fr; column-gap: 16px; }
    .list article .poster { grid-row: 1 / 4; }
    .list h3 { margin-block-start: 0; font-size: 17px; line-height: 24px; }
    .list article .overview { display: block; max-inline-size: 70ch; margin-block-start: 6px; color: var(--text); font-size: 15px; line-height: 22px; }
    .list li + li { border-block-start: 1px solid var(--line); }
    .rating { color: var(--text); }
    .changes { padding: 0 8px; }
    .changes li { position: relative; padding: 10px 0 10px 28px; border-block-end: 1px solid var(--line); color: var(--muted); }
    .changes li > a, .changes li > bdi, .changes ins, .changes del { margin-inline-end: 6px; color: var(--text); font-weight: 600; }
    .changes del { color: var(--muted); font-weight: 400; }
    .changes .mark { position: absolute; inset-inline-start: 4px; font-weight: 700; }
    .gain .mark { color: var(--gain); }
    .loss .mark { color: var(--loss); }
    footer { margin-block-start: 32px; padding: 16px 8px 24px; border-block-start: 1px solid var(--line); color: var(--muted); font-size: 13px; }
    footer p + p { margin-block-start: 4px; }
    footer a { color: inherit; }
    @media (prefers-reduced-motion: no-preference) {
      .carousel { scroll-behavior: smooth; }
      img.poster { transition: filter 150ms ease-out, transform 150ms ease-out; }
      article:hover img.poster { filter: brightness(1.06); transform: scale(1.02); }
    }
    @media print {
      :root { color-scheme: light; --page: #fff; --text: #000; --muted: #333; --line: #999; --blank: #eee; --accent: #000; --gain: #000; --loss: #000; }
      .skip { display: none; }
      h2 { position: static; break-after: avoid; }
      li { break-inside: avoid; }
      .carousel { grid-auto-flow: row; grid-template: none / repeat(auto-fill, var(--item, 140px)); padding-inline: 0; overflow: visible; }
      .poster { print-color-adjust: exact; }
    }

    """#
}
