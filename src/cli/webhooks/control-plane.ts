import { failureOf, isCertificateFault } from '../../mock/webhooks/failure.ts';
import { tokenFlag } from '../text-flags.ts';
import { UsageError } from '../usage-error.ts';

/** Requests to the control plane use fetch, which accepts no private certificates. */
const TRUST_BY = 'give its certificate authority with NODE_EXTRA_CA_CERTS=FILE';

/** The control plane of a running mock, or why it cannot be used. */
export class ControlPlaneFault extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

export interface ControlPlaneOptions {
  readonly url: string;
  /** Tenant slug; absent: the main world. */
  readonly world?: string;
  readonly adminToken?: string;
}

/** Asks the control plane of a running mock about one world. */
export interface ControlPlane {
  /** The body of the answer. Throws ControlPlaneFault: 4 where nothing answers, 1 where the mock refuses. */
  ask(method: string, path: string, body?: object): Promise<unknown>;
  /** The same for an answer that is no JSON. */
  text(path: string): Promise<string>;
}

const detailIn = (text: string): string =>
  /"detail":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text.slice(0, 300);

export const controlPlane = ({ url, world, adminToken }: ControlPlaneOptions): ControlPlane => {
  if (!URL.canParse(url)) throw new UsageError(`--url takes the address of a running mock, found ${url}.`);
  if (adminToken !== undefined) tokenFlag('--admin-token', adminToken);
  const send = async (method: string, path: string, body?: object): Promise<string> => {
    const address = new URL(`${url.replace(/\/+$/, '')}/__admin${path}`);
    if (world !== undefined) address.searchParams.set('world', world);
    const answer = await fetch(address, {
      method,
      headers: adminToken === undefined ? {} : { Authorization: `Bearer ${adminToken}` },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ControlPlaneFault(
        isCertificateFault(error)
          ? `${url} cannot be used: ${failureOf(error, TRUST_BY)}.`
          : `no answer from ${url}. Start a mock there with ces mock, or give another address with --url.`,
        4,
      );
    });
    const text = await answer.text();
    if (answer.ok) return text;
    throw new ControlPlaneFault(
      `${method} ${address.pathname} was answered ${answer.status}: ${detailIn(text)}`,
      1,
    );
  };
  return {
    ask: async (method, path, body) => JSON.parse(await send(method, path, body)) as unknown,
    text: (path) => send('GET', path),
  };
};
