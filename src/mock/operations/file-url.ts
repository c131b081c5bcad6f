import type { Scene } from './operation.ts';

/** Where the bytes of a stored file are served. */
export const fileUrl = (scene: Pick<Scene, 'baseUrl'>, fileId: string): string =>
  `${scene.baseUrl}/__files/${fileId}`;
