/** The looks of report.html, light and dark. */
export const style = `
:root { color-scheme: light dark; --page: #f6f7f9; --card: #fff; --ink: #1b1f27; --soft: #5b6472; --line: #dde1e8; --code: #f0f2f6;
  --pass: #1a7f4b; --fail: #c3262f; --waived: #8a3fb5; --observed: #1d6fb8; --unproven: #96690a; --not-applicable: #667080; --error: #a11c5d; }
@media (prefers-color-scheme: dark) { :root { --page: #12151b; --card: #1a1e27; --ink: #e7eaf0; --soft: #9aa4b4; --line: #2c3340; --code: #11141a;
  --pass: #4cc38a; --fail: #ff6b6b; --waived: #c792ea; --observed: #6cb6ff; --unproven: #e3b341; --not-applicable: #8b95a5; --error: #ff7eb6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main, header { max-width: 1080px; margin: 0 auto; padding: 0 20px; }
header { display: flex; flex-wrap: wrap; gap: 28px; align-items: center; padding-top: 36px; padding-bottom: 12px; }
header > div { flex: 1 1 420px; }
h1 { font-size: 14px; letter-spacing: .08em; text-transform: uppercase; color: var(--soft); margin: 0; }
.outcome { font-size: 24px; line-height: 1.25; font-weight: 650; margin: 6px 0 14px; overflow-wrap: anywhere; }
.outcome span { display: block; font-size: 16px; font-weight: 400; line-height: 1.5; color: var(--ink); margin-top: 6px; }
h2 { font-size: 19px; margin: 36px 0 12px; } h3 { font-size: 15px; margin: 26px 0 8px; } h4, .label { font-weight: 600; margin: 14px 0 4px; font-size: 13px; color: var(--soft); }
.facts { margin: 0; } .facts div { display: flex; gap: 6px; } .facts dt { color: var(--soft); flex: none; width: 92px; } .facts dd { margin: 0; overflow-wrap: anywhere; }
.ring { width: 140px; flex: none; } .ring circle { fill: none; stroke-width: 13; } .ring .track { stroke: var(--line); }
.ring text { text-anchor: middle; font-size: 10px; fill: var(--soft); } .ring .big { font-size: 30px; font-weight: 700; fill: var(--ink); }
.card, .check, .tablebox { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.card { padding: 14px 18px; overflow-wrap: anywhere; } ul.card { padding-left: 36px; margin: 0; }
.chart { list-style: none; margin: 0; padding: 0; } .chart li { display: grid; grid-template-columns: 160px 1fr 190px; gap: 14px; align-items: center; padding: 3px 0; }
.chart svg { width: 100%; height: 14px; border-radius: 4px; } .counts { display: flex; flex-wrap: wrap; gap: 0 12px; font-variant-numeric: tabular-nums; font-size: 13px; }
@media (max-width: 640px) { .chart li { grid-template-columns: 1fr 1fr; } .chart svg { grid-column: 1 / -1; grid-row: 2; } }
.checks { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: 6px 0; padding: 0 14px; } .checks[open] { padding-bottom: 10px; } .checks h3::before, .group > summary::before { content: '▸'; color: var(--soft); display: inline-block; width: 1.1em; font-weight: 400; } .checks[open] h3::before, .group[open] > summary::before { content: '▾'; }
.checks h3 { margin: 0; font-size: 14px; font-weight: 600; }
.checks > summary { display: grid; grid-template-columns: 180px 1fr 250px; gap: 4px 14px; align-items: center; padding: 8px 0; cursor: pointer; list-style: none; } .checks > summary::-webkit-details-marker { display: none; }
.checks svg { width: 100%; height: 14px; border-radius: 4px; } .checks rect { stroke: none; }
@media (max-width: 640px) { .checks > summary { grid-template-columns: 1fr auto; } .checks svg { grid-column: 1 / -1; grid-row: 2; } }
.group { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--fail); border-radius: 10px; margin: 8px 0; overflow-wrap: anywhere; } .group > summary { padding: 12px 18px; cursor: pointer; font-size: 15px; font-weight: 600; list-style: none; display: flex; flex-wrap: wrap; gap: 4px 8px; } .group > summary::-webkit-details-marker { display: none; }
.group > summary > b { min-width: 112px; } .group > summary > span { flex: 1 1 240px; color: var(--ink); } .group > summary code { display: block; font-weight: 400; } .group .group { margin: 10px 0 0; } .group .inside { padding: 0 18px 14px; border-top: 1px solid var(--line); color: var(--ink); fill: none; }
.part { margin: 14px 0 4px; border-top: 1px solid var(--line); } .group + .part, .card + .part { margin-top: 28px; } .part:last-child { margin-bottom: 60px; border-bottom: 1px solid var(--line); }
.part > summary { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; padding: 11px 0; cursor: pointer; list-style: none; } .part > summary::-webkit-details-marker { display: none; } .part > summary > span { color: var(--soft); font-size: 13px; }
.part > summary h2 { margin: 0; font-size: 16px; } .part > summary h2::before { content: '▸'; color: var(--soft); display: inline-block; width: 1.1em; font-weight: 400; } .part[open] > summary h2::before { content: '▾'; } .part[open] { padding-bottom: 14px; } .part > p { margin: 0 0 12px; } .part li pre { margin: 4px 0 8px; }
.others > summary { cursor: pointer; font-weight: 600; } .others ul { margin: 6px 0; padding-left: 22px; } .others li { color: var(--soft); padding: 1px 0; } .others a { color: var(--ink); }
a { color: inherit; text-underline-offset: 3px; text-decoration-color: var(--line); } a:hover { text-decoration-color: currentColor; }
.filters { position: sticky; top: 0; z-index: 1; background: var(--page); padding: 10px 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; border: 0; margin: 0; }
.filters label { border: 1px solid var(--line); background: var(--card); border-radius: 99px; padding: 3px 12px; cursor: pointer; font-size: 13px; }
.filters label:has(:checked) { border-color: currentColor; } .filters label:has(:focus-visible) { outline: 2px solid var(--observed); outline-offset: 2px; }
.filters input[type=checkbox] { margin: 0 6px 0 0; accent-color: currentColor; }
.filters input[type=search] { flex: 1 1 200px; font: inherit; font-size: 14px; padding: 5px 12px; border: 1px solid var(--line); border-radius: 99px; background: var(--card); color: inherit; }
.check { margin: 6px 0; font-size: 14px; } .check > summary { cursor: pointer; list-style: none; }
div.check, .check > summary { padding: 8px 14px; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: baseline; }
div.check { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 5px 14px; }
.check > b, .check > summary > b { font-size: 12px; font-weight: 650; min-width: 112px; } .check > small { flex-basis: 100%; color: var(--soft); overflow-wrap: anywhere; }
.check > span, .check > summary > span { flex: 1 1 320px; color: var(--ink); } .check > code, .check > summary code { margin-left: auto; } .check span code { color: inherit; margin: 0; } .check .inside { color: var(--ink); }
.check > summary::-webkit-details-marker { display: none; } dd.clause code { color: inherit; }
.check.fail, .check.error { border-left: 4px solid var(--fail); } .check .inside { padding: 2px 14px 14px; border-top: 1px solid var(--line); }
.pass { color: var(--pass); fill: var(--pass); stroke: var(--pass); } .fail { color: var(--fail); fill: var(--fail); stroke: var(--fail); }
.waived { color: var(--waived); fill: var(--waived); stroke: var(--waived); } .observed { color: var(--observed); fill: var(--observed); stroke: var(--observed); }
.unproven { color: var(--unproven); fill: var(--unproven); stroke: var(--unproven); } .error { color: var(--error); fill: var(--error); stroke: var(--error); }
.not-applicable { color: var(--not-applicable); fill: var(--not-applicable); stroke: var(--not-applicable); } .chart rect { stroke: none; }
.inside dl { display: grid; grid-template-columns: 100px minmax(0, 1fr); gap: 3px 14px; margin: 10px 0; } .inside dt { color: var(--soft); } .inside dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
dd.promised { color: var(--pass); } dd.found { color: var(--fail); font-weight: 600; } dd.replay, dd.drawn, dd.with, dd.waive, dd.script { font-family: ui-monospace, monospace; font-size: 13px; }
dd.waive, dd.script { white-space: pre-wrap; }
@media (max-width: 600px) { .check > code, .check > summary code { margin-left: 0; } .check > b, .check > summary > b { min-width: 64px; } .inside dl { grid-template-columns: 72px minmax(0, 1fr); } }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: 12.5px; } code { color: var(--soft); overflow-wrap: anywhere; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; margin: 0; overflow: auto; max-height: 420px; position: relative; }
.exchange { margin: 6px 0; } .exchange summary { cursor: pointer; } .as { color: var(--soft); }
table { border-collapse: collapse; width: 100%; font-size: 14px; } caption { text-align: left; color: var(--soft); padding: 6px 0; } th, td { text-align: left; vertical-align: top; padding: 6px 12px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.tablebox { overflow-x: auto; } .tablebox summary { padding: 10px 14px; cursor: pointer; font-weight: 600; } .tablebox + .tablebox { margin-top: 6px; }
button { font: inherit; font-size: 12px; border: 1px solid var(--line); background: var(--card); color: inherit; border-radius: 6px; padding: 2px 8px; cursor: pointer; float: right; position: relative; }
:focus-visible { outline: 2px solid var(--observed); outline-offset: 2px; } [hidden] { display: none !important; }
@media (max-width: 640px) { .ring { display: none; } header { padding-top: 20px; padding-bottom: 0; } h2 { margin-top: 22px; } .group > summary { padding: 8px 14px; } .group > summary > span { flex-basis: 100%; } }
@media print { .filters { display: none; } body { background: none; } }
`;

/** Filters by verdict and by words, and buttons that copy a command. Without scripts everything simply stands there. */
export const script = `
const form = document.querySelector('.filters');
const checks = [...document.querySelectorAll('.check')];
const words = form.querySelector('[type=search]');
form.hidden = false;
let wasFiltered = false;
const apply = () => {
  const on = new Set([...form.querySelectorAll(':checked')].map((box) => box.value));
  const asked = words.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const check of checks) {
    const text = check.textContent.toLowerCase();
    check.hidden = (on.size > 0 && !on.has(check.classList[1])) || !asked.every((word) => text.includes(word));
  }
  const isFiltered = on.size > 0 || asked.length > 0;
  for (const section of document.querySelectorAll('.checks')) {
    section.hidden = !section.querySelector('.check:not([hidden])');
    if (isFiltered || wasFiltered) section.open = isFiltered;
  }
  wasFiltered = isFiltered;
  const shown = checks.filter((check) => !check.hidden).length;
  document.querySelector('#shown').textContent = shown + ' of ' + checks.length + ' checks shown';
};
form.addEventListener('input', apply);
form.addEventListener('submit', (event) => event.preventDefault());
if (navigator.clipboard) for (const pre of document.querySelectorAll('pre.copy')) {
  const button = document.createElement('button');
  const text = pre.textContent;
  button.textContent = 'Copy';
  button.addEventListener('click', () => navigator.clipboard.writeText(text).then(() => { button.textContent = 'Copied'; }));
  pre.prepend(button);
}
// Not every browser opens what holds the target of a link.
const reveal = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  for (let at = target; at; at = at.parentElement) if (at.localName === 'details') at.open = true;
  target.scrollIntoView();
};
addEventListener('hashchange', reveal);
apply();
reveal();
`;
