import { expect, test } from 'vitest';
import { parseConfig, readConfig } from './config.ts';
import { UsageError } from './usage.ts';

const parse = (text: string, env: Record<string, string> = {}) =>
  parseConfig(text, 'ces.config.yaml', env).values;

function refusal(text: string, env: Record<string, string> = {}): string {
  try {
    parse(text, env);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('promised a usage error, found a configuration');
}

const full = `
url: http://127.0.0.1:4010/
tenant: demo
token: \${CES_TOKEN}
otherTenant: { tenant: other, actingId: o1 }
facilities:
  - { id: f1, timeZone: Etc/UTC }
identities:
  staff: [{ actingId: s1, id: s1, facilityId: f1, permissions: [ACTIVITY] }]
  connection: [{ actingId: c1, linkedTo: [r1] }]
fixtures:
  pastActivities: [a1, a2]
levers:
  url: http://127.0.0.1:4010/__admin/levers
  create-staff: { url: 'http://127.0.0.1:9/staff', method: PUT, returns: { id: /data/id } }
webhooks: { listen: '127.0.0.1:0', key: '\${KEY}', patience: 2s }
features: { fixedToken: null }
exclusive: true
profiles: [core, flat]
`;

test('a full configuration is read, with its variables', () => {
  const config = parse(full, { CES_TOKEN: 't0ken', KEY: 'k' });
  expect(config).toMatchObject({ token: 't0ken', webhooks: { key: 'k' }, features: { fixedToken: null } });
});

test('an empty file is an empty configuration', () => {
  expect(parse('')).toEqual({});
  expect(parse('# nothing yet\n')).toEqual({});
});

test('an unknown key is named with its line and the nearest name', () => {
  expect(refusal('url: http://a\ntennant: demo\n')).toBe(
    "ces.config.yaml:2: unknown key 'tennant'. Did you mean 'tenant'?",
  );
});

test('an unknown key inside a list is reported with its line', () => {
  const text = 'facilities:\n  - id: f1\n    timeZone: Etc/UTC\n  - id: f2\n    timezone: Etc/UTC\n';
  expect(refusal(text)).toMatch(
    /ces\.config\.yaml:5: unknown key 'timezone' in facilities\.1\. Did you mean 'timeZone'\?/,
  );
});

test('a key that resembles no known name is reported with all known names', () => {
  expect(refusal('identities:\n  xyzzyqwerty: []\n')).toMatch(
    /:2: .*Known here: resident, connection, staff, systemActor/,
  );
});

test('all problems of a file are reported at once', () => {
  expect(refusal('exclusive: maybe\nprofiles: [cor]\n').split('\n')).toEqual([
    expect.stringMatching(/:1: exclusive must be boolean; found "maybe"/),
    expect.stringMatching(/:2: profiles\.0 must be one of \["core","flat","planned"\]; found "cor"/),
  ]);
});

test('an unset variable is named with its line; $${NAME} is literal', () => {
  expect(refusal('url: http://a\ntoken: ${NO_SUCH}\n')).toMatch(
    /^ces\.config\.yaml:2 uses \$\{NO_SUCH\}.*not set/,
  );
  expect(refusal('token: ${EMPTY}\n', { EMPTY: '' })).toContain('EMPTY');
  expect(parse('token: "a-$${NAME}-${X}"', { X: '1' }).token).toBe('a-${NAME}-1');
});

test('invalid YAML, a duplicate key and a wrong time zone are reported with their line', () => {
  expect(refusal('url: [\n')).toMatch(/^ces\.config\.yaml:\d+: not YAML/);
  expect(refusal('webhooks: { key: ${KEY} }\n')).toMatch(/:1: not YAML.*quote it/);
  expect(refusal('url: http://a\nurl: http://b\n')).toMatch(/:2: the key 'url' is already in line 1/);
  expect(refusal('facilities:\n  - id: f\n    timeZone: Mars/Base\n')).toMatch(
    /:3: 'Mars\/Base' is not an IANA time zone/,
  );
});

test('an unknown lever gets the nearest name, and one without a route is refused', () => {
  expect(refusal('levers:\n  create-staf: { url: "http://a" }\n')).toMatch(
    /:2: unknown key 'create-staf'.*'create-staff'/,
  );
  expect(refusal('levers:\n  create-staff: { method: PUT }\n')).toMatch(
    /:2: the lever create-staff needs either url or command/,
  );
});

test('headers, rate and certificates of a target are read', () => {
  const text = 'headers:\n  X-Gateway: ${KEY}\nrate: 2.5\ntls: { ca: ca.pem }\n';
  expect(parse(text, { KEY: 'k' })).toEqual({
    headers: { 'X-Gateway': 'k' },
    rate: 2.5,
    tls: { ca: 'ca.pem' },
  });
  expect(refusal('headers:\n  x-gateway: a\n  authorization: Basic x\n')).toBe(
    'ces.config.yaml:3: the suite sends authorization itself. Give its value as token.',
  );
  expect(refusal('rate: 0\n')).toMatch(/:1: rate must be > 0; found 0/);
  expect(refusal('headers:\n  "X Y": a\n')).toMatch(/:2: .*/);
  expect(refusal('tls: { cert: a.pem }\n')).toMatch(/:1: .*key/);
});

test('an unknown pool or feature gets its line and the nearest name', () => {
  expect(refusal('fixtures:\n  tags: [t1]\n  pastActivites: [a1]\n')).toBe(
    "ces.config.yaml:3: unknown key 'pastActivites' in fixtures. Did you mean 'pastActivities'?",
  );
  expect(refusal('fixtures: { sharedAlbums: [a1] }\n')).toContain("Did you mean 'albums'?");
  expect(refusal('features:\n  fixdToken: true\n')).toBe(
    "ces.config.yaml:2: unknown key 'fixdToken' in features. Did you mean 'fixedToken'?",
  );
});

test('a file given by --config must exist', async () => {
  await expect(readConfig('/nonexistent/ces.config.yaml', {})).rejects.toThrow(/--config/);
});
