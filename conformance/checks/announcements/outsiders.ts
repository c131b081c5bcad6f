import { family, givenAnnouncement } from '../../given/announcements.ts';
import type { Addressee, GivenAnnouncement } from '../../given/announcements.ts';
import { correspondent } from '../../given/correspondents.ts';
import { lookalike } from '../../given/lookalike.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Tools } from '../../kit/tools.ts';
import { attached, twoFiles } from './shown.ts';

export const OUTSIDERS = ['resident', 'connection', 'staff', 'nobody'] as const;
export type Outsider = (typeof OUTSIDERS)[number];

/** An announcement, the connections that got it, and people who are none of the first of these. */
export interface Scene extends GivenAnnouncement {
  readonly connections: readonly [Addressee, ...Addressee[]];
  readonly acting: readonly string[];
}

/**
 * People of a kind: a resident to whom the connections belong, a connection that got the announcement as well and one
 * that did not, staff of the facility. Unproven where the target knows nobody of the kind.
 */
export async function sceneWith(t: Tools, kind: Outsider): Promise<Scene> {
  const { connections, resident } = await family(t, hasLever(t.run, 'send-announcement') ? 2 : 1);
  const files = attached(twoFiles(t));
  const given = await givenAnnouncement(t, connections, { attachments: files });
  const [me, ...others] = connections;
  const found = new Set<string>();
  if (kind === 'nobody') found.add(t.fresh.word('nobody')).add(lookalike(me.connectionId));
  else {
    if (kind === 'resident' && resident) found.add(resident.as);
    if (kind === 'connection') for (const { as } of others) if (as !== undefined) found.add(as);
    const stranger = await correspondent(t, kind);
    if (stranger) found.add(stranger.as);
    const known = t.run.identities.filter((one) => one.kind === kind && one.id !== me.connectionId);
    for (const { actingId } of known.slice(0, 2)) found.add(actingId);
  }
  found.delete(me.as ?? '');
  if (found.size === 0)
    t.unproven(
      kind === 'connection'
        ? 'needs another connection that can act; configure two under identities'
        : `needs an acting ${kind}; configure one under identities`,
    );
  return { ...given, connections, acting: [...found] };
}
