import { stringify } from 'yaml';
import { levers } from '../../../openapi/generated/levers.ts';
import { actingIdOf } from '../identity/acting.ts';
import type { KnownIdentity } from '../world/known-identities.ts';
import { permissions as permissionNames } from '../world/records.ts';
import type { TenantPair } from '../tenant-pair-values.ts';
import type { Service } from '../service.ts';

/** The number of ids of a pool in the config; no check needs more. */
const ENOUGH = 12;

/** How the suite pulls levers. The short form has no place for a token, so with one each lever is written out. */
const leversOf = (base: string, world: string, adminToken: string | undefined): object =>
  adminToken === undefined
    ? { url: `${base}/__admin/levers${world}`, strict: true }
    : Object.fromEntries(
        Object.keys(levers).map((name) => [
          name,
          {
            url: `${base}/__admin/levers/${name}${world}`,
            headers: { Authorization: `Bearer ${adminToken}` },
            strict: true,
          },
        ]),
      );

/** A ready `ces.config.yaml` that aims the suite at a world of this very server. */
export const suiteConfig = (
  service: Service,
  { name: tenant, slugs: [, second = ''] }: TenantPair,
  baseUrl: string,
  { webhookKey, adminToken }: { readonly webhookKey: string; readonly adminToken?: string },
): string => {
  const world = tenant === service.worlds.main.name ? '' : `?world=${tenant}`;
  const acting = (slug: string, member: KnownIdentity): KnownIdentity => {
    const world = service.world(slug);
    return world ? { ...member, actingId: actingIdOf(member.actingId, world) } : member;
  };
  const known = service.known(tenant);
  const otherActor = service.known(second)?.identities.systemActor[0];
  const identities = Object.entries(known?.identities ?? {})
    .filter(([, members]) => members.length > 0)
    .map(([kind, members]) => [kind, members.map((member) => written(acting(tenant, member)))]);
  const pools = Object.entries(known?.pools ?? {})
    .filter(([, ids]) => ids.length > 0)
    .map(([pool, ids]) => [pool, ids.slice(0, ENOUGH)]);
  return stringify(
    {
      url: baseUrl,
      tenant,
      token: service.token,
      ...(otherActor && { otherTenant: { tenant: second, actingId: acting(second, otherActor).actingId } }),
      facilities: known?.facilities ?? [],
      identities: Object.fromEntries(identities) as unknown,
      ...(pools.length > 0 && { fixtures: Object.fromEntries(pools) as unknown }),
      levers: leversOf(baseUrl, world, adminToken),
      webhooks: { listen: '127.0.0.1:0', key: webhookKey, patience: '2s' },
      exclusive: true,
      // The suite also tests the parts that are served beyond the default.
      ...(service.parts.includes('planned') && { profiles: ['core', 'flat', 'planned'] }),
    },
    asWritten,
    { aliasDuplicateObjects: false },
  );
};

/** An identity as the suite reads it: of each permission, whether the person has it. */
const written = ({ permissions, ...one }: KnownIdentity): object => ({
  ...one,
  ...(permissions && {
    permissions: Object.fromEntries(permissionNames.map((name) => [name, permissions.includes(name)])),
  }),
});

/** The suite reads `${NAME}` in a configuration as a variable of its environment, and `$${` as `${` itself. */
const asWritten = (_: unknown, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('${', () => '$${') : value;
