import { parse } from 'yaml';
import { asList, asObject, asText, type JsonObject } from '../generate/json.ts';

/** One step of the action that a shell can run. */
export interface ShellStep {
  readonly name: string;
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether it runs after a step failed. */
  readonly isAlways: boolean;
}

export interface Action {
  /** Their defaults; those that are required have none. */
  readonly inputs: Readonly<Record<string, string | undefined>>;
  readonly steps: readonly ShellStep[];
  /** Steps of others, which no shell runs. */
  readonly uses: readonly string[];
}

/** Where the action lies, and where a runner keeps what goes with the job. */
interface Places {
  readonly path: string;
  readonly temp: string;
}

const EXPRESSION = /\$\{\{ *([\w.-]+) *\}\}/g;

/** A value with what the workflow puts in; throws where it names something that there is not. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(EXPRESSION, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`action.yml names ${name}, which there is not`);
    return value;
  });

const stepOf = (step: JsonObject, values: Readonly<Record<string, string>>): ShellStep => ({
  name: asText(step['name']),
  script: asText(step['run']),
  env: Object.fromEntries(
    Object.entries(asObject(step['env'])).map(([name, value]) => [name, filled(asText(value), values)]),
  ),
  isAlways: asText(step['if']).includes('always()'),
});

/** Reads `action.yml` as a workflow would that gives these inputs. Throws where a required one is missing. */
export const readAction = (
  text: string,
  given: Readonly<Record<string, string>>,
  { path, temp }: Places,
): Action => {
  const action = asObject(parse(text));
  const inputs = Object.entries(asObject(action['inputs'])).map(([name, input]) => {
    const value = given[name] ?? asObject(input)['default'];
    if (typeof value !== 'string') throw new Error(`the action wants the input ${name}`);
    return [name, value] as const;
  });
  const unknown = Object.keys(given).filter((name) => !inputs.some(([one]) => one === name));
  if (unknown.length > 0) throw new Error(`the action has no input ${unknown.join(', ')}`);
  const values = {
    'github.action_path': path,
    'runner.temp': temp,
    ...Object.fromEntries(inputs.map(([name, value]) => [`inputs.${name}`, value])),
  };
  const steps = asList(asObject(action['runs'])['steps']).map(asObject);
  return {
    inputs: Object.fromEntries(inputs),
    steps: steps
      .filter((step) => typeof step['run'] === 'string')
      .filter((step) => !(asText(step['if']).includes("inputs.start != ''") && !given['start']))
      .filter((step) => !(asText(step['if']).includes("keep-log == 'true'") && given['keep-log'] !== 'true'))
      .map((step) => stepOf(step, values)),
    uses: steps.map((step) => asText(step['uses'])).filter((uses) => uses !== ''),
  };
};
