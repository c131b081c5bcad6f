/** The page of the proxy: exchanges as they happen, with their findings. */
export const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>ces proxy</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>
:root{color-scheme:light dark}
body{font:15px/1.5 system-ui;margin:1.5rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;width:100%;table-layout:fixed}
th{width:4.5rem}th:nth-child(2){width:40%}th:nth-child(4){width:auto}
th,td{text-align:left;padding:.3rem .8rem .3rem 0;vertical-align:top;border-bottom:1px solid #8884}
td{overflow-wrap:anywhere}
.fault{background:#c0392b22}
ul{margin:.2rem 0 0;padding-left:1.2rem}
@media(max-width:40rem){thead,td:nth-child(1),td:nth-child(5){display:none}tr,td:nth-child(4){display:block}tr{border-bottom:1px solid #8884;padding:.3rem 0}td{display:inline;border:0}}
</style>
<h1>ces proxy</h1>
<p id="state" role="status">Waiting for requests.</p>
<p><a href="/__admin/findings">Findings as JSON</a> · <a href="/__admin/requests">Journal as JSON</a></p>
<table><thead><tr><th>Time</th><th>Request</th><th>Status</th><th>Findings</th><th>ms</th></tr></thead>
<tbody id="rows"></tbody></table>
<script>
const rows = document.getElementById('rows'), state = document.getElementById('state');
let all = 0, wrong = 0;
const cell = (row, text, tag) => {
  const td = row.insertCell(), inner = tag ? document.createElement(tag) : td;
  inner.textContent = text;
  if (tag) td.append(inner);
  return td;
};
new EventSource('/__admin/stream').addEventListener('request', ({ data }) => {
  const one = JSON.parse(data), notes = one.notes ?? [], row = rows.insertRow(0);
  all += 1;
  if (notes.length) { wrong += 1; row.className = 'fault'; }
  cell(row, String(one.at).slice(11, 19));
  cell(row, one.method + ' ' + one.path, 'code');
  cell(row, one.status ?? 'none');
  const list = cell(row, '');
  if (notes.length) {
    const ul = document.createElement('ul');
    for (const note of notes) ul.append(Object.assign(document.createElement('li'), { textContent: note }));
    list.append(ul);
  }
  cell(row, Math.round(one.milliseconds));
  while (rows.rows.length > 500) rows.deleteRow(-1);
  state.textContent = all + (all === 1 ? ' request, ' : ' requests, ') + wrong + ' with findings.';
});
</script></html>
`;
