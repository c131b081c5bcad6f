import { albumAt, albumsIn, someAlbum } from '../../witness/albums.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { inAnswer, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const LIST = /\/facilities\/[^/]+\/albums$/;
const ONE = /\/facilities\/[^/]+\/albums\/([^/]+)$/;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** A request that the interface does not know is served where it fits. */
const serving = (method: string, path: RegExp, answer: (albumId: string) => Response): Mutation =>
  inAnswer((response, request) => {
    const found = path.exec(pathOf(request));
    return request.method === method && found ? answer(found[1] ?? 'alb_new') : response;
  });

const asking =
  (method: string, ofList = false): Witness =>
  async (stage: Stage) => {
    const id = await someAlbum(stage);
    const list = `/facilities/${stage.facilities[0] ?? ''}/albums`;
    const { status, text } = await stage.call(method, ofList ? list : `${list}/${id}`);
    return [status, text, await albumAt(stage, id), await albumsIn(stage)];
  };

/** Saboteurs of a server on which albums are written. */
export const writingSaboteurs = saboteursOf('albums', asking('DELETE'), {
  'made-by-a-post': [
    'A POST to the list of albums answers 201 with an album.',
    ['ALB-102'],
    serving('POST', LIST, (id) => Response.json({ id, title: 'Album' }, { status: 201 })),
    asking('POST', true),
  ],
  'changed-by-a-put': [
    'A PUT to an album answers 200 with it.',
    ['ALB-102'],
    serving('PUT', ONE, (id) => Response.json({ id })),
    asking('PUT'),
  ],
  'deleted-by-a-delete': [
    'A DELETE of an album answers 204, and the album is gone.',
    ['ALB-102'],
    (tables) => {
      const gone = new Set<string>();
      return inAnswer((response, request) => {
        const id = ONE.exec(pathOf(request))?.[1];
        if (id === undefined) return response;
        if (request.method === 'DELETE') gone.add(id);
        if (request.method === 'DELETE') return new Response(null, { status: 204 });
        return gone.has(id) ? Response.json({}, { status: 404 }) : response;
      })(tables);
    },
  ],
  'deleted-by-a-refused-delete': [
    'A DELETE of an album is refused with 405, and the album is gone all the same.',
    ['ALB-102'],
    (tables) => {
      const gone = new Set<string>();
      return inAnswer((response, request) => {
        const id = ONE.exec(pathOf(request))?.[1];
        if (id !== undefined && request.method === 'DELETE') gone.add(id);
        return id !== undefined && gone.has(id) && request.method === 'GET'
          ? Response.json({}, { status: 404 })
          : response;
      })(tables);
    },
  ],
});
