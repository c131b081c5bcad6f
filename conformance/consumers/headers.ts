import { shownCall, type Call } from './call.ts';
import { broken, kept, observed, unproven, type EvaluatedDuty, type Judgement } from './duty.ts';

/** The duties about the headers of a consumer. */
interface HeaderStory {
  readonly tenant: string;
  readonly token: string;
  readonly calls: readonly Call[];
}

const isPing = ({ path }: Call): boolean => path === '/ping';

const onEvery =
  (which: (call: Call) => boolean, fault: (call: Call, story: HeaderStory) => string | undefined) =>
  (story: HeaderStory): Judgement => {
    const calls = story.calls.filter(which);
    if (calls.length === 0) return unproven('no request came');
    for (const call of calls) {
      const wrong = fault(call, story);
      if (wrong !== undefined) {
        const all = calls.filter((one) => fault(one, story) !== undefined).length;
        return broken(
          `${call.method} ${call.path} ${wrong} (${all} of ${calls.length} requests)`,
          shownCall(call),
        );
      }
    }
    return kept();
  };

const bearer = ({ headers }: Call, { token }: HeaderStory): string | undefined => {
  const { authorization } = headers;
  if (authorization === undefined) return 'carries no Authorization';
  if (!/^bearer /i.test(authorization)) return 'carries an Authorization that is not Bearer';
  return authorization.slice(7).trim() === token ? undefined : 'carries another token than the one printed';
};

const ACTING = ['X-Acting-User-Id', 'X-Acting-User-Tenant'];

const present =
  (name: string) =>
  ({ headers }: Call): string | undefined =>
    (headers[name.toLowerCase()] ?? '') === '' ? `carries no ${name}` : undefined;

/** Whether both must be equal is left open. A missing header breaks another duty. */
const sameTenant = ({ headers, path }: Call): string | undefined => {
  const named = headers['x-acting-user-tenant'] ?? '';
  const inPath = /^\/api\/v1\/([^/]+)/.exec(path)?.[1] ?? named;
  return named === '' || named === inPath
    ? undefined
    : `carries X-Acting-User-Tenant: ${named}, and the path names ${inPath}`;
};

/** Whether it must be the tenant of the path is left open, but an id of a user or a record is never a tenant. */
const tenantNamed = (call: Call, { calls }: HeaderStory): string | undefined => {
  const { 'x-acting-user-id': user, 'x-acting-user-tenant': tenant } = call.headers;
  const missing = present('X-Acting-User-Tenant')(call);
  if (missing !== undefined || sameTenant(call) === undefined) return missing;
  const isId = tenant === user || calls.some(({ answer }) => answer.includes(`"id":"${tenant}"`));
  return isId ? `names the id ${tenant} as X-Acting-User-Tenant` : undefined;
};

/** This route has no tenant, so whether it needs the acting headers is left open. */
const onPing = ({ calls }: HeaderStory): Judgement => {
  const pings = calls.filter(isPing);
  if (pings.length === 0) return unproven('/ping was not called');
  const named = ACTING.map((name) => {
    const count = pings.filter((call) => present(name)(call) === undefined).length;
    return `${name} in ${count} of ${pings.length} requests`;
  });
  return observed(...named);
};

/** The headers that every request carries (Authentication), for receivers and clients alike. */
export const headerDuties = (side: 'receiver' | 'client'): readonly EvaluatedDuty<HeaderStory>[] => [
  {
    id: `${side}.bearer`,
    says: 'Every request, /ping included, must carry Authorization: Bearer with the service token.',
    ...{ kind: 'firm', line: 425 },
    next: 'Send Authorization: Bearer and the token with every request, also when you fetch the next page.',
    evaluate: onEvery(() => true, bearer),
  },
  {
    id: `${side}.acting-user`,
    says: 'Every request must carry X-Acting-User-Id.',
    ...{ kind: 'firm', line: 426 },
    next: 'Send X-Acting-User-Id with every request, also where its value has no effect.',
    evaluate: onEvery((call) => !isPing(call), present('X-Acting-User-Id')),
  },
  {
    id: `${side}.acting-tenant`,
    says: 'Every request must carry X-Acting-User-Tenant with the slug of a tenant.',
    ...{ kind: 'firm', line: 426 },
    next: 'Send X-Acting-User-Tenant with the slug of the tenant with every request.',
    evaluate: onEvery((call) => !isPing(call), tenantNamed),
  },
  {
    id: `${side}.acting-tenant-slug`,
    says: 'X-Acting-User-Tenant must be the slug of the tenant in the path.',
    kind: 'robustness',
    next: 'Send the slug of the path as X-Acting-User-Tenant: a service may refuse another value.',
    evaluate: onEvery((call) => !isPing(call), sameTenant),
  },
];

export const pingDuty: EvaluatedDuty<HeaderStory> = {
  id: 'client.ping-acting-headers',
  says: '/ping must carry the bearer token; whether it carries the acting headers is left open.',
  ...{ kind: 'open', line: 221, sections: ['health'] },
  next: 'Nothing. A service may require them on /ping, so sending them works everywhere.',
  evaluate: onPing,
};
