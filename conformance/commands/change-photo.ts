import type fc from 'fast-check';
import { photoAt } from '../models/gallery.ts';
import type { Gallery } from '../models/gallery.ts';
import { updated } from '../models/photos.ts';
import { captionOf, chosen, mustAgree } from './exhibition.ts';
import type { Exhibition, PhotoPlan } from './exhibition.ts';

/** Somebody changes the caption, the people and the tags of a photo. */
export class ChangePhoto implements fc.AsyncCommand<Gallery, Exhibition> {
  readonly which: number;
  readonly plan: PhotoPlan;

  constructor(which: number, plan: PhotoPlan) {
    this.which = which;
    this.plan = plan;
  }

  readonly check = ({ photos }: Readonly<Gallery>): boolean => photos.size > 0;

  async run(model: Gallery, exhibition: Exhibition): Promise<void> {
    const former = photoAt(model, this.which);
    if (!former) return;
    const kept = await updated(exhibition.t, former, {
      caption: captionOf(exhibition, this.plan),
      users: chosen(exhibition.residents, this.plan.residents),
      tags: chosen(exhibition.tags, this.plan.tags),
    });
    model.photos.set(kept.photoId, kept);
    await mustAgree(model, exhibition, `after ${this.toString()}`);
  }

  readonly toString = (): string => `update(photo ${this.which}, ${JSON.stringify(this.plan)})`;
}
