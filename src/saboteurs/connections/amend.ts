import type { AnyReply } from '../../mock/http/reply.ts';
import { connectionView } from '../../mock/operations/connections/view.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { ConnectionRecord } from '../../mock/world/records.ts';

type Change = (stored: ConnectionRecord) => Partial<ConnectionRecord>;

/** Changes a stored connection behind the API's back. */
export const amend = (scene: Scene, id: string | undefined, change: Change): void => {
  const stored = scene.store.connections.find(id);
  if (stored) scene.store.connections.replace({ ...stored, ...change(stored) });
};

/** Changes a stored connection and shows it in the answer as it is then. */
export const amendAndShow = (
  reply: AnyReply,
  scene: Scene,
  id: string | undefined,
  change: Change,
): AnyReply => {
  amend(scene, id, change);
  const stored = scene.store.connections.find(id);
  return stored ? { ...reply, body: { data: connectionView(stored, scene) } } : reply;
};
