/** Examples of each command, shown under its help. */
export const helpExamples: Readonly<Record<string, readonly string[]>> = {
  mock: [
    'ces mock',
    'ces mock --port 0 --json --scenario empty',
    'ces mock --scenario team.yaml --now 2026-06-15T12:00:00Z',
    'ces mock --world-file world.json --choices choices.lock.json',
    'ces mock --worlds auto --state worlds --planned',
    'ces mock --now 2026-12-24T17:00:00Z --webhook http://127.0.0.1:8080/hook',
    'ces mock --host 0.0.0.0 --json --public-url https://mock.example',
    'ces mock --base-path /community --tls-cert cert.pem --tls-key key.pem',
  ],
  conform: [
    'ces conform',
    "ces conform --only 'check-ins.*' --only 'residents.*' --seed 42",
    'ces conform --profile core,flat,planned --certify',
    'ces conform --budget 30s --reporter markdown',
    'ces conform --list',
  ],
  doctor: ['ces doctor', 'ces doctor --url https://service.example.com --json'],
  init: [
    'ces init --url http://127.0.0.1:4010 --tenant demo',
    'ces init --url https://service.example.com --tenant my-tenant --system-actor sys-1',
  ],
  contract: ['ces contract --out contract.json', 'ces contract --for generic --out contract.yaml'],
  explain: [
    'ces explain CHK-32',
    'ces explain check-ins.second-on-one-day',
    'ces explain create-status --json',
  ],
  merge: ['ces merge part-1 part-2 part-3 --out all'],
  diff: ['ces diff report-of-main conformance-report', 'ces diff before after --json'],
  replay: [
    'ces replay conformance-report',
    'ces replay conformance-report --check check-ins.second-on-one-day',
  ],
  waive: [
    "ces waive check-ins.second-on-one-day --until 2027-01-31 --reason 'known, ticket 12'",
    "ces waive --baseline --until 2027-01-31 --reason 'accepted when the gate began'",
  ],
  verify: ['ces verify conformance-report/certificate.json --url https://service.example.com'],
  'certify receiver': [
    'ces certify receiver --url http://127.0.0.1:8080/hook --key my-key',
    'ces certify receiver --url http://127.0.0.1:8080/hook --key my-key --wait 2 --read-back http://127.0.0.1:8080/store/{resourceId}',
  ],
  'certify client': [
    "ces certify client --tasks --scope residents,check-ins --exec 'npm run my-client'",
    'ces certify client --port 4020',
  ],
  proxy: [
    'ces proxy --target https://service.example.com',
    'ces proxy --target http://127.0.0.1:8080 --port 0 --json --fail-on violation',
  ],
  record: [
    'ces record --url https://service.example.com --out world.json --anonymise my-seed',
    'ces record --config ces.config.yaml --out world.json --max-records 1000 --rate 20',
  ],
  mcp: ['ces mcp', 'ces mcp --url http://127.0.0.1:4010 --target http://127.0.0.1:8080'],
  listen: [
    'ces listen',
    "ces listen --forward-to http://127.0.0.1:8080/hook --events 'photo.*'",
    'ces listen --forward-to https://localhost:8443/hook --ca ca.pem',
  ],
  trigger: [
    'ces trigger photo.updated',
    `ces trigger activity.updated --with '{"activityId": "act_1", "name": "Tea"}'`,
  ],
  coverage: [
    'ces coverage',
    'ces coverage --world my-test --at-least 40',
    'ces coverage --har recording.har --planned --json',
  ],
};

/** What `ces` prints without a command. */
export const welcome = `ces has five uses:

  ces mock      build against a service that keeps its rules      (ces listen, ces trigger: its webhooks;
                                                                    ces coverage: what your tests met;
                                                                    ces record: a world of real data)
  ces conform   see whether a server of yours keeps the interface (ces init and ces doctor first; then ces explain,
                                                                    ces replay, ces waive, ces merge, ces diff,
                                                                    ces verify, ces contract: the same for other tools)
  ces certify   the same for a receiver of webhooks, or a client
  ces proxy     check the real traffic between a client and a server
  ces mcp       give all of it to a coding agent

ces <command> --help lists the flags, with examples.`;
