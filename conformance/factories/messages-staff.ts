import { hasLever } from '../kit/levers.ts';
import type { Tools } from '../kit/tools.ts';
import { nameOf } from './messages-named.ts';
import { MESSAGE_FAMILY_RESIDENTS } from './messages-people.ts';
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
  return configured(t, (permissions, id) => mayBeWrittenTo(permissions) && !except.includes(id));
}

/** A staff member whom families may not write to: without any permission, or with another one. */
export async function staffWithout(t: Tools, withAnother = false): Promise<Staff> {
  if (hasLever(t.run, 'create-staff')) return hired(t, withAnother ? ['VIEW_ACTIVITIES'] : []);
  const known =
    (await configured(
      t,
      (permissions) => !mayBeWrittenTo(permissions) && permissions.length > 0 === withAnother,
    )) ?? (await configured(t, (permissions) => !mayBeWrittenTo(permissions)));
  return (
    known ??
    t.unproven(
      `needs staff without ${MESSAGE_FAMILY_RESIDENTS}`,
      people('staff', { permissions: withAnother ? ['VIEW_ACTIVITIES'] : [] }),
      lever('create-staff'),
    )
  );
}

const mayBeWrittenTo = (permissions: readonly string[]): boolean =>
  permissions.includes(MESSAGE_FAMILY_RESIDENTS);

async function hired(
  t: Tools,
  permissions: ('MESSAGE_FAMILY_RESIDENTS' | 'VIEW_ACTIVITIES')[],
): Promise<Staff> {
  const { id } = await t.facility();
  return { id: (await t.lever('create-staff', { facilityIds: [id], permissions })).staffId };
}

async function configured(
  t: Tools,
  test: (permissions: readonly string[], id: string) => boolean,
): Promise<Staff | undefined> {
  for (const { kind, id, actingId, permissions } of t.run.identities) {
    if (kind !== 'staff' || id === undefined || permissions === undefined) continue;
    const name = await nameOf(t, { kind, id, actingId });
    if (test(permissions, name)) return { id: name };
  }
  return undefined;
}
