import pc from 'picocolors';
import type { DefaultIdentities } from '../mock/identity/default-identities.ts';
import { defaultIdentitiesIn } from '../mock/default-identities.ts';
import type { Service } from '../mock/service.ts';
import { stateLines, type FoundState } from './state-report.ts';

interface Facts {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  readonly admin: string;
  /** The token of the control plane; absent: callers on this machine need none. */
  readonly adminToken?: string;
  readonly docs: string;
  readonly seed: number;
  readonly now: string;
  /** Acting ids; a world may lack a kind. */
  readonly identities: DefaultIdentities;
  /** Worlds that were kept before this start; absent where none are kept. */
  readonly state?: FoundState;
}

interface Started {
  readonly adminToken?: string | undefined;
  readonly state?: FoundState | undefined;
}

/** All that is needed to use a running mock, as one value. */
export const factsOf = (service: Service, url: string, { adminToken, state }: Started = {}): Facts => {
  const tenant = service.tenants[0] ?? '';
  return {
    url,
    tenant,
    token: service.token,
    admin: `${url}/__admin`,
    ...(adminToken !== undefined && { adminToken }),
    docs: `${url}/docs`,
    seed: service.seed,
    now: service.clock.now().toString({ smallestUnit: 'millisecond' }),
    identities: defaultIdentitiesIn(service, tenant),
    ...(state && { state }),
  };
};

/** The first call, to be pasted: it works as it stands. */
const firstCurl = ({ url, tenant, token, identities }: Facts): string =>
  [
    `curl ${url}/api/v1/${tenant}/facilities`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'X-Acting-User-Id: ${identities.systemActor ?? ''}'`,
    `-H 'X-Acting-User-Tenant: ${tenant}'`,
  ].join(' \\\n       ');

/** How a mock is reached otherwise than by its own address. */
interface Elsewhere {
  /** Addresses of this machine in its networks. */
  readonly network: readonly string[];
  readonly publicUrl?: string | undefined;
}

const HERE_ONLY: Elsewhere = { network: [] };

/** The same facts, made to be read and clicked. */
export const banner = (facts: Facts, tenants: readonly string[], elsewhere = HERE_ONLY): string => {
  const row = (name: string, value: string) => `  ${pc.dim(name.padEnd(14))}${value}`;
  const kinds = Object.entries({ ...facts.identities }).map(([kind, id]) => row(kind, id));
  return [
    '',
    `  ${pc.bold('Community Engagement Service')} ${pc.dim('mock')}`,
    '',
    row('base URL', pc.cyan(`${facts.url}/api/v1/${facts.tenant}`)),
    ...elsewhere.network.map((url) => row('in the network', pc.cyan(url))),
    ...(elsewhere.publicUrl === undefined ? [] : [row('in links', pc.cyan(elsewhere.publicUrl))]),
    row('tenant', facts.tenant),
    row('token', facts.token),
    '',
    `  ${pc.dim('act for (X-Acting-User-Id)')}`,
    ...kinds,
    '',
    `  ${pc.dim('first call')}`,
    `  ${firstCurl(facts)}`,
    '',
    row('documentation', pc.cyan(facts.docs)),
    row('control plane', `${pc.cyan(facts.admin)} ${pc.dim(`seed ${facts.seed}, clock ${facts.now}`)}`),
    ...(facts.adminToken === undefined ? [] : [row('admin token', facts.adminToken)]),
    ...(facts.state ? ['', ...stateLines(facts.state, tenants).map((line) => `  ${line}`)] : []),
    '',
  ].join('\n');
};
