import type fc from 'fast-check';
import type { Gallery } from '../models/gallery.ts';
import { uploaded } from '../models/photos.ts';
import { captionOf, chosen, mustAgree } from './exhibition.ts';
import type { Exhibition, PhotoPlan } from './exhibition.ts';

/** Somebody uploads a photo, to the activity or to none. */
export class HangPhoto implements fc.AsyncCommand<Gallery, Exhibition> {
  readonly plan: PhotoPlan;

  constructor(plan: PhotoPlan) {
    this.plan = plan;
  }

  readonly check = (): boolean => true;

  async run(model: Gallery, exhibition: Exhibition): Promise<void> {
    const { t, facilities, residents, activityId } = exhibition;
    const users = chosen(residents, this.plan.residents);
    const parts = {
      facilities: chosen(facilities, this.plan.facilities),
      ...(users.length > 0 && { users }),
      caption: captionOf(exhibition, this.plan),
    };
    const { answer: _, ...kept } = await uploaded(t, parts, this.plan.isOfActivity ? { activityId } : {});
    model.photos.set(kept.photoId, kept);
    await mustAgree(model, exhibition, `after ${this.toString()}`);
  }

  readonly toString = (): string => `upload(${JSON.stringify(this.plan)})`;
}
