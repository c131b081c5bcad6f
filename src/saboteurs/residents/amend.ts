import type { AnyReply } from '../../mock/http/reply.ts';
import { residentView } from '../../mock/operations/residents/view.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { ResidentRecord } from '../../mock/world/records.ts';

/** Changes a stored resident behind the API's back. */
export const amend = (
  scene: Scene,
  id: string | undefined,
  change: (stored: ResidentRecord) => Partial<ResidentRecord>,
): void => {
  const stored = scene.store.residents.find(id);
  if (stored) scene.store.residents.replace({ ...stored, ...change(stored) });
};

/** Changes a stored resident and shows it in the answer as it is then. */
export const amendAndShow = (
  reply: AnyReply,
  scene: Scene,
  id: string | undefined,
  change: (stored: ResidentRecord) => Partial<ResidentRecord>,
): AnyReply => {
  amend(scene, id, change);
  const stored = scene.store.residents.find(id);
  return stored ? { ...reply, body: { data: residentView(stored, scene) } } : reply;
};
