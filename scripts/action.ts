/**
 * `npm run action`: the steps of `action.yml` as plain shell, against the built mock: green, red by a fault, and where
 * nothing answers; and the shell of the templates in examples/ci for other servers. Exit 1 where a step does otherwise than it should.
 */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { runAction, type Ran } from './action/run.ts';
import { startMockProcess } from './harness/mock-process.ts';
import { runTemplate, templates } from './action/templates.ts';
import { freePort } from './free-port.ts';

const ces = fileURLToPath(new URL('../dist/src/cli/ces.js', import.meta.url));
const inputs = { token: 'demo-token', only: 'check-ins.list-of*', profile: 'core' };

/** The service is there already. */
const aimed = async (url: string): Promise<Ran> => {
  const config = await (await fetch(`${url}/__admin/config`)).text();
  return runAction({ ...inputs, url }, config);
};

const mock = await startMockProcess();
try {
  const green = await aimed(mock.url);
  assert.deepEqual(new Set(Object.values(green.codes)), new Set([0]), green.output);
  assert.match(green.outputs, /^exit-code=0$/m);
  assert.notEqual(green.summary, '', 'a summary is written');

  // The action starts the service itself: another mock, with the same people.
  const port = await freePort();
  const start = `true && '${process.execPath}' '${ces}' mock --port ${port} --quiet && true`;
  const config = (await (await fetch(`${mock.url}/__admin/config`)).text()).replaceAll(
    mock.url,
    `http://127.0.0.1:${port}`,
  );
  const started = await runAction(
    {
      ...inputs,
      start: `echo "the token is $CES_TOKEN" && ${start}`,
      url: `http://127.0.0.1:${port}`,
      'keep-log': 'true',
    },
    config,
  );
  assert.equal(started.codes['Try the service'], 0, started.output);
  assert.match(started.report['service-redacted.log'] ?? '', /^the token is \*\*\*$/m);
  const leaks = Object.entries(started.report).filter(([, text]) => text.includes(inputs.token));
  assert.deepEqual(
    leaks.map(([name]) => name),
    [],
    'no file of the report contains the token',
  );
  await assert.rejects(fetch(`http://127.0.0.1:${port}/ping`), 'the service is stopped');

  const fault = JSON.stringify({ operations: ['listCheckIns'], emptyList: true });
  await fetch(`${mock.url}/__admin/faults`, { method: 'POST', body: fault });
  const red = await aimed(mock.url);
  assert.equal(red.codes['Try the service'], 1, red.output);
  assert.match(red.outputs, /^exit-code=1$/m);
  assert.match(red.output, /^::error/m, 'failures become annotations');

  const silent = await runAction(
    { ...inputs, url: `http://127.0.0.1:${await freePort()}`, wait: '1' },
    config,
  );
  assert.equal(silent.codes['Wait for the service'], 4, silent.output);
  assert.match(silent.output, /::error::Nothing answered/);

  // A service that writes what a runner takes for commands, and does not come up.
  const rude = await runAction(
    {
      ...inputs,
      start: "echo '::stop-commands::x'; echo ' ##[error]y'",
      url: `http://127.0.0.1:${await freePort()}`,
      wait: '1',
    },
    config,
  );
  assert.equal(rude.codes['Wait for the service'], 4, rude.output);
  assert.match(rude.output, /: :stop-commands: :x/);
  assert.doesNotMatch(rude.output, /##\[|^ *::(?!error::)/m);
  assert.deepEqual(
    Object.keys(rude.report).filter((name) => name.includes('service')),
    [],
  );

  for (const wait of ['a[$(touch ran)]', '1+1', '', '-1', '0x10']) {
    const refused = await runAction({ ...inputs, url: mock.url, wait }, config);
    assert.equal(refused.codes['Wait for the service'], 2, `${wait}: ${refused.output}`);
    assert.match(refused.output, /^::error::The input wait takes a whole number/m);
  }
  for (const [name, script] of Object.entries(templates)) {
    const at = await freePort();
    const own = (await (await fetch(`${mock.url}/__admin/config`)).text()).replaceAll(
      mock.url,
      `http://127.0.0.1:${at}`,
    );
    const served = `'${process.execPath}' '${ces}' mock --port ${at} --quiet`;
    const run = await runTemplate(script, at, own, served);
    assert.deepEqual([run.code, run.hasJunit], [0, true], `${name}: ${run.said}`);
    const unserved = await runTemplate(script, at, own, 'false');
    assert.notEqual(unserved.code, 0, `${name} is green without a service`);
  }
  console.log(
    'ok: the steps of the action are green, red and clear about silence; those for GitLab and Jenkins run, too',
  );
} finally {
  await mock.end();
}
