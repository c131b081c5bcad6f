import { albumAt, albumsIn, someAlbum } from '../../witness/albums.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { inAnswer, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const LIST = /\/facilities\/[^/]+\/albums$/;
const ONE = /\/facilities\/[^/]+\/albums\/([^/]+)$/;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** A request that the interface does not know is served where it fits. */
const serving = (method: string, path: RegExp, answer: (albumId: string) => Response): Lie =>
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

/** Lies of a server on which albums are written. */
export const writingSaboteurs: readonly Saboteur[] = [
  {
    id: 'albums.made-by-a-post',
    lie: 'A POST to the list of albums answers 201 with an album.',
    breaks: ['ALB-102'],
    tables: serving('POST', LIST, (id) => Response.json({ id, title: 'Album' }, { status: 201 })),
    witness: asking('POST', true),
  },
  {
    id: 'albums.changed-by-a-put',
    lie: 'A PUT to an album answers 200 with it.',
    breaks: ['ALB-102'],
    tables: serving('PUT', ONE, (id) => Response.json({ id })),
    witness: asking('PUT'),
  },
  {
    id: 'albums.deleted-by-a-delete',
    lie: 'A DELETE of an album answers 204, and the album is gone.',
    breaks: ['ALB-102'],
    tables: (tables) => {
      const gone = new Set<string>();
      return inAnswer((response, request) => {
        const id = ONE.exec(pathOf(request))?.[1];
        if (id === undefined) return response;
        if (request.method === 'DELETE') gone.add(id);
        if (request.method === 'DELETE') return new Response(null, { status: 204 });
        return gone.has(id) ? Response.json({}, { status: 404 }) : response;
      })(tables);
    },
    witness: asking('DELETE'),
  },
  {
    id: 'albums.deleted-by-a-refused-delete',
    lie: 'A DELETE of an album is refused with 405, and the album is gone all the same.',
    breaks: ['ALB-102'],
    tables: (tables) => {
      const gone = new Set<string>();
      return inAnswer((response, request) => {
        const id = ONE.exec(pathOf(request))?.[1];
        if (id !== undefined && request.method === 'DELETE') gone.add(id);
        return id !== undefined && gone.has(id) && request.method === 'GET'
          ? Response.json({}, { status: 404 })
          : response;
      })(tables);
    },
    witness: asking('DELETE'),
  },
];
