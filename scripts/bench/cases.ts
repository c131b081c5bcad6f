import { parse } from 'yaml';
import { ask, type Case } from './request.ts';

/** What the bench reads of the configuration that a mock hands out for the suite. */
interface Offered {
  readonly token: string;
  readonly tenant: string;
  readonly facilities: readonly { readonly id: string }[];
  readonly identities: { readonly systemActor: readonly { readonly actingId: string }[] };
  readonly otherTenant: { readonly tenant: string; readonly actingId: string };
}

interface Listed {
  readonly data: readonly { readonly id: string }[];
}

/** As a page in a browser would send it, so that every server does its cross-origin duty. */
const ORIGIN = 'http://localhost:5173';

const PAGE = 50;

const newcomer = (number: number): object => ({
  firstName: 'Astrid',
  lastName: `Lindqvist ${number}`,
  nickname: 'Assi',
  email: `astrid.${number}@example.com`,
  phone: '16035550142',
  roomNumber: `B-${number}`,
  status: 'active',
  moveInDate: '2024-03-01T00:00:00Z',
  dob: '1938-11-02T00:00:00Z',
  gender: 'F',
  about: {
    bio: 'Taught music for forty years and still plays the cello every morning.',
    likes: ['music', 'gardening', 'letters'],
    dislikes: ['draughts'],
    veteranDetail: 'US Navy, 1958 to 1962',
    anniversary: '1961-06-17T00:00:00Z',
    isVeteran: true,
  },
});

/**
 * Puts as many residents into the demo world as a full page holds, and says what to ask. New residents go into
 * the second tenant: its store grows, those of the other cases do not.
 */
export const casesFor = async (url: string): Promise<readonly Case[]> => {
  // The mock's own tests hold the configuration to its schema.
  const offered = parse(await (await fetch(`${url}/__admin/config`)).text()) as Offered;
  const headersOf = (tenant: string, actingId: string) => ({
    Authorization: `Bearer ${offered.token}`,
    'X-Acting-User-Id': actingId,
    'X-Acting-User-Tenant': tenant,
    Origin: ORIGIN,
  });
  const headers = headersOf(offered.tenant, offered.identities.systemActor[0]?.actingId ?? '');
  const base = `/api/v1/${offered.tenant}`;
  const residents = `${base}/facilities/${offered.facilities[0]?.id ?? ''}/residents`;
  const create = (path: string, number: number): Case => ({
    name: 'create',
    method: 'POST',
    path,
    headers,
    body: JSON.stringify(newcomer(number)),
  });
  for (let number = 0; number < PAGE; number += 1) await ask(url, create(residents, number));

  const list: Case = { name: 'list of 50', method: 'GET', path: `${residents}?pageSize=${PAGE}`, headers };
  const page = JSON.parse((await ask(url, list)).text) as Listed;
  const one: Case = {
    name: 'one resident',
    method: 'GET',
    path: `${base}/residents/${page.data[0]?.id ?? ''}`,
    headers,
  };

  const other = headersOf(offered.otherTenant.tenant, offered.otherTenant.actingId);
  const otherBase = `/api/v1/${offered.otherTenant.tenant}/facilities`;
  const facilities = await ask(url, { name: 'facilities', method: 'GET', path: otherBase, headers: other });
  const facility = (JSON.parse(facilities.text) as Listed).data[0]?.id ?? '';
  return [
    one,
    list,
    { ...create(`${otherBase}/${facility}/residents`, 1), headers: other },
    // Prism answers 404 when it is told to; the others do because there is nobody with this id.
    {
      name: '404',
      method: 'GET',
      path: `${base}/residents/res_nobody`,
      headers: { ...headers, Prefer: 'code=404' },
    },
    { ...create(residents, 1), name: '400', body: JSON.stringify({ ...newcomer(1), lastName: undefined }) },
  ];
};
