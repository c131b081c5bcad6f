import type fc from 'fast-check';
import { fits, status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { photoAt } from '../models/gallery.ts';
import type { Gallery } from '../models/gallery.ts';
import { mustAgree } from './exhibition.ts';
import type { Exhibition } from './exhibition.ts';

/** Somebody deletes a photo. */
export class TakePhotoDown implements fc.AsyncCommand<Gallery, Exhibition> {
  readonly which: number;

  constructor(which: number) {
    this.which = which;
  }

  readonly check = ({ photos }: Readonly<Gallery>): boolean => photos.size > 0;

  async run(model: Gallery, exhibition: Exhibition): Promise<void> {
    const photo = photoAt(model, this.which);
    if (!photo) return;
    const path = { photoId: photo.photoId };
    must(await exhibition.t.call('deletePhoto', { path }), status(204), fits);
    model.photos.delete(photo.photoId);
    model.gone.add(photo.photoId);
    await mustAgree(model, exhibition, `after ${this.toString()}`);
  }

  readonly toString = (): string => `delete(photo ${this.which})`;
}
