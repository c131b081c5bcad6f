import { expect, test } from 'vitest';
import { createProgram } from '../../src/cli/program.ts';
import { asList, asObject, asText } from '../generate/json.ts';
import { gitlabJob, jenkinsfile, templates } from './templates.ts';

const OUT = 'conformance-report';

test.each(Object.entries(templates))(
  '%s asks the doctor and runs the suite, by flags that there are',
  (_name, script) => {
    const lines = [...script.matchAll(/npx ces (\w+)(.*)/g)];
    expect(lines.map(([, command]) => command)).toEqual(['doctor', 'conform']);
    for (const [, command, rest = ''] of lines) {
      const options = createProgram().commands.find((one) => one.name() === command)?.options ?? [];
      const flags = rest.match(/--[a-z-]+/g) ?? [];
      expect(flags.filter((flag) => !options.some(({ long }) => long === flag))).toEqual([]);
    }
    expect(script).toContain(`--out ${OUT} `);
  },
);

test('both keep the report and show its JUnit file, and neither keeps what the service wrote', () => {
  const { artifacts } = gitlabJob();
  const { paths, reports, when } = asObject(artifacts);
  expect([asText(when), asList(paths)]).toEqual(['always', [OUT]]);
  expect(asObject(reports)['junit']).toBe(`${OUT}/junit.xml`);
  expect(jenkinsfile).toMatch(/always \{\s+junit testResults: 'conformance-report\/junit\.xml'/);
  expect(jenkinsfile).toContain(`archiveArtifacts artifacts: '${OUT}/**'`);
});

test('the braces of the Jenkinsfile match', () => {
  const code = jenkinsfile.replaceAll(/'''[^]*?'''|'[^'\n]*'|"[^"\n]*"|\/\/.*/g, '');
  expect(code.match(/\{/g)).toHaveLength(code.match(/\}/g)?.length ?? 0);
});
