import { hasLever } from '../kit/levers.ts';
import { MESSAGE_FAMILY_RESIDENTS, VIEW_ACTIVITIES, isDenied, isGranted } from '../kit/permissions.ts';
import type { Permission } from '../kit/permissions.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { nameOf } from './messages-named.ts';
import { lever, people } from '../kit/to-add.ts';

/** Staff as participants. They need not be able to act. */
interface Staff {
  readonly id: string;
}

/**
 * A staff member of the usual facility whom families may write to, and who is not in `except`; undefined if
 * there is none.
 */
export async function staffWith(t: Tools, except: readonly string[] = []): Promise<Staff | undefined> {
  if (hasLever(t.run, 'create-staff')) return hired(t, [MESSAGE_FAMILY_RESIDENTS]);
  return configured(t, (one) => isGranted(one, MESSAGE_FAMILY_RESIDENTS), except);
}

/** A staff member whom families may not write to: without any permission, or with another one. */
export async function staffWithout(t: Tools, withAnother = false): Promise<Staff> {
  if (hasLever(t.run, 'create-staff')) return hired(t, withAnother ? [VIEW_ACTIVITIES] : []);
  const known =
    (await configured(
      t,
      (one) => isDenied(one, MESSAGE_FAMILY_RESIDENTS) && isGranted(one, VIEW_ACTIVITIES) === withAnother,
    )) ?? (await configured(t, (one) => isDenied(one, MESSAGE_FAMILY_RESIDENTS)));
  return (
    known ??
    t.unproven(
      `needs staff without ${MESSAGE_FAMILY_RESIDENTS}`,
      people('staff', {
        permissions: { MESSAGE_FAMILY_RESIDENTS: false, ...(withAnother && { VIEW_ACTIVITIES: true }) },
      }),
      lever('create-staff'),
    )
  );
}

async function hired(t: Tools, permissions: Permission[]): Promise<Staff> {
  const { id } = await t.facility();
  return { id: (await t.lever('create-staff', { facilityIds: [id], permissions })).staffId };
}

async function configured(
  t: Tools,
  test: (one: Identity) => boolean,
  except: readonly string[] = [],
): Promise<Staff | undefined> {
  for (const one of t.run.identities) {
    const { kind, id, actingId } = one;
    if (kind !== 'staff' || id === undefined || !test(one)) continue;
    const name = await nameOf(t, { kind, id, actingId });
    if (!except.includes(name)) return { id: name };
  }
  return undefined;
}
