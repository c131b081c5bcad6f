import type { ClientSettings } from './ways.ts';

/** A request below the tenant, with the usual headers for one of the acting ids. */
export const requestOf = (
  { url, tenant, token, identities }: ClientSettings,
  method: string,
  path: string,
  sent?: object,
  kind = 'systemActor',
): Request =>
  new Request(`${url}/api/v1/${tenant}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Acting-User-Id': identities[kind] ?? '',
      'X-Acting-User-Tenant': tenant,
      'Content-Type': 'application/json',
    },
    ...(sent && { body: JSON.stringify(sent) }),
  });
